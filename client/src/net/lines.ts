/** An answer that comes line by line, as JSON, for as long as somebody listens. */

import { fetched } from "./api";

export async function lines<Line>(path: string, body: unknown, hear: (line: Line) => void, signal: AbortSignal): Promise<void> {
  const answer = await fetched(path, { body, signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop()!;
    for (const line of whole) hear(JSON.parse(line) as Line);
  }
}
