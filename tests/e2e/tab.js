// Somebody at a tab of the site: plays at random, by what the page and its worker say to each other.
//
// `noted` is told of everything before the next step: it outlives the tab.
async ([home, files, script, room]) => {
  const worker = new Worker(script, { type: "module" });
  const answers = new Map();
  const nonces = new Map();
  const rows = [];
  let count = 0;
  let table = null;
  let play = null;
  let seq = -1;
  let wake = () => {};
  const name = () => crypto.randomUUID().slice(0, 8);

  const ready = new Promise((done, failed) => {
    worker.onmessage = ({ data }) => {
      if (data.is === "ready") done();
      else if (data.is === "failed") failed(new Error(data.why));
      else if (data.is === "answer") answers.get(data.id)(data);
      else if (data.is === "told" && data.data) hear(JSON.parse(data.data));
    };
  });
  worker.postMessage({ is: "begin", home, files });
  await ready;

  function hear(said) {
    if (said.is === "update") {
      // What is told is what a page shows.
      for (const row of said.told) if (row.seq >= rows.length) rows.push(row);
      // A history that comes in parts is whole with the last of them.
      if (said.table && !said.part) table = said.table;
      seq = said.seq;
      if (!said.part && said.play) play = said.play;
      void noted({ rows: said.told });
    } else if (said.is === "done" || said.is === "refused") {
      nonces.get(said.nonce)?.(said);
    } else if (said.is === "ping") {
      worker.postMessage({ is: "hear", line: 1, data: JSON.stringify({ do: "pong", n: said.n }) });
    }
    wake();
  }

  function ask(method, path, body = "", link = "") {
    const id = ++count;
    return new Promise((done) => {
      answers.set(id, done);
      worker.postMessage({ is: "ask", id, method, path, body: body && JSON.stringify(body), link });
    });
  }

  async function say(message) {
    const nonce = name();
    const answered = new Promise((done) => nonces.set(nonce, done));
    worker.postMessage({ is: "hear", line: 1, data: JSON.stringify({ ...message, nonce }) });
    const before = seq;
    const answer = await answered;
    // A bot was quicker: the position that this was meant for is gone.
    if (answer.is === "refused" && "seen" in message && seq > before) return false;
    if (answer.is === "refused") throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`);
    return true;
  }

  const changed = () => new Promise((done) => (wake = done));

  if (!room.link) {
    const opened = JSON.parse((await ask("POST", "/api/rooms", { name: "Ann" })).body);
    room.link = opened.link;
    await noted({ link: opened.link });
  }
  worker.postMessage({ is: "open", line: 1, link: room.link, query: "since=0" });
  while (!table) await changed();
  await noted({ back: rows });

  if (table.phase === "lobby") {
    // Some of it may be done already.
    const sits = table.people[0].seat >= 0;
    await say({ do: "choose", game: room.game, players: room.players, options: room.options });
    await say({ do: "settings", settings: { ...table.settings, pace: 0, pause: 0 } });
    if (!sits) await say({ do: "sit", seat: 0 });
    for (let seat = 1; seat < room.players; seat++) await say({ do: "bot", seat, level: "club" });
    await say({ do: "start" });
    while (table.phase === "lobby") await changed();
  }
  let shared = false;
  while (!play?.outcome) {
    if (table.phase === "sharing" && !shared) {
      shared = true;
      const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
      const share = bytes.map((each) => each.toString(16).padStart(2, "0")).join("");
      await say({ do: "share", share }).catch(() => {});
    } else if (play?.legal?.length) {
      const action = play.legal[Math.floor(Math.random() * play.legal.length)];
      play = null;
      await noted({ sent: action });
      const done = await say({ do: "act", action, seen: seq });
      await noted(done ? { done: action } : { refused: action });
    } else await changed();
  }
  await noted({ record: (await ask("GET", "/api/room/records/0", "", room.link)).body });
}
