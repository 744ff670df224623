/** What happened in the room, as lines of the log; what happened in the game the server says. */

import type { BotRow, GrantRow, LockRow, RenewRow, ReturnRow, ShareSeatRow, Told } from "$/protocol";
import { has, say } from "$/words/words.svelte";

export interface Line {
  text: string;
  seat: number;
  tone: "play" | "room";
}

/** What a log has to know of the people: names outlive those who left. */
export interface People {
  name: (person: number) => string;
  seatName: (seat: number) => string;
  /** Whether the seat is somebody's, whoever plays it now. */
  isTheirs: (seat: number) => boolean;
}

const room = (text: string, seat = -1): Line => ({ text, seat, tone: "room" });

/** What somebody asks of others, in a sentence. */
export function wishSays(
  asked: { person: number; what: string; seat?: number; target?: number },
  people: People,
): string {
  return say(`page-log-ask-${asked.what}`, {
    name: people.name(asked.person),
    seat: people.seatName(asked.seat ?? -1),
    whom: people.name(asked.target ?? -1),
  });
}

/** What became of a seat or of a link to it. */
function seatSays(
  fact: ReturnRow | GrantRow | RenewRow | LockRow | ShareSeatRow,
  people: People,
): string {
  switch (fact.kind) {
    case "return":
      return say("page-log-return", {
        name: people.name(fact.person),
        seat: say("table-seat", { n: fact.seat + 1 }),
      });
    case "grant":
      return say("page-log-grant", { name: people.name(fact.person) });
    case "renew":
      return say(fact.by === fact.person ? "page-log-renew-own" : "page-log-renew", {
        name: people.name(fact.person),
        host: people.name(fact.by),
      });
    case "lock":
      return say(`page-log-lock-${fact.way}`);
    case "share-seat":
      return say(fact.shared ? "page-log-share-seat" : "page-log-share-seat-no", {
        seat: people.seatName(fact.seat),
      });
  }
}

/** What a deadline did; what comes to all who are asked in secret names nobody. */
function clockLines(did: string, seat: number, people: People): Line[] {
  const word = `page-log-clock-${did}${seat < 0 ? "-all" : ""}`;
  return has(word) ? [room(say(word, { seat: people.seatName(seat) }), seat)] : [];
}

/** Whether a bot has a seat of its own, plays for people, or for a bot that failed. */
function botSays(fact: BotRow, people: People): string {
  if (fact.instead_of) return "page-log-bot-instead";
  if (!people.isTheirs(fact.seat)) return "page-log-bot-sits";
  return fact.why === "silent" ? "page-log-bot-silent" : "page-log-bot";
}

/** The lines of one row; none for what nobody needs to read. */
export function linesOf(told: Told, people: People): Line[] {
  const fact = told.fact;
  switch (fact.kind) {
    case "act":
      return (fact.lines ?? []).map((text) => ({ text, seat: fact.seat, tone: "play" }));
    case "open":
      return [room(say("page-log-open", { name: fact.name }))];
    case "enter":
      return [room(say("page-log-enter", { name: fact.name }))];
    case "remove":
      return [room(say("page-log-remove", { name: people.name(fact.person) }))];
    case "sit":
      return [
        room(say("page-log-sit", { name: people.name(fact.person), n: fact.seat + 1 }), fact.seat),
      ];
    case "bot":
      return [room(say(botSays(fact, people), { seat: people.seatName(fact.seat) }), fact.seat)];
    case "back":
      return [room(say("page-log-back", { seat: people.seatName(fact.seat) }), fact.seat)];
    case "host":
      return [room(say("page-log-host", { name: people.name(fact.person) }))];
    case "deal":
      return [room(say("page-log-deal", { n: fact.game + 1 }))];
    case "pack":
      return [room(say("page-pack-renewed"))];
    case "pack-fault":
      return [room(say(fact.code ? "page-log-pack-fault" : "page-log-pack-mended"))];
    case "undo":
      return [room(say("page-log-undo", { seat: people.seatName(fact.seat) }), fact.seat)];
    case "ask":
      return [room(wishSays(fact, people))];
    case "return":
    case "grant":
    case "renew":
    case "lock":
    case "share-seat":
      return [room(seatSays(fact, people))];
    case "consent":
      return [
        room(say(fact.yes ? "page-log-yes" : "page-log-no", { name: people.name(fact.person) })),
      ];
    case "clock":
      return clockLines(fact.did, fact.seat, people);
    case "phrase":
      return [
        room(
          say("page-log-phrase", {
            name: people.name(fact.person),
            words: say(`room-phrase-${fact.phrase}`),
          }),
        ),
      ];
    case "end":
      return fact.why === "over" ? [] : [room(say(`page-log-end-${fact.why}`))];
    default:
      return [];
  }
}
