import { describe, expect, it } from "vitest";
import type { Frame, GuideNow } from "$/protocol";
import { Lesson } from "./lesson.svelte";

/** A tiny guide: a die, the learner's move, another's reply, the learner's move. */
function guide(): GuideNow {
  const entries: [number, string][] = [[-1, "roll:6"], [0, "move:n"], [1, "move:s"], [1, "pass"], [0, "dig"]];
  const frames: Frame[] = [[-1, ""] as [number, string], ...entries].map(([seat, action], ply) => ({
    ply, seat, action, by: "person", events: [], view: {}, lines: action ? [`${action}.`] : [],
    words: {
      prompt: "", sections: [], places: {}, cards: {}, briefing: [], outcome: "",
      choices: [{ action: "move:n", label: "Move north", group: "" }],
    },
  }));
  const note = (ply: number, action: string) => ({ ply, says: `at ${ply}`, action, other: "" });
  return {
    name: "tiny", game: "questor", title: "Tiny", seat: 0, names: ["A", "B"], record: "",
    notes: [note(0, ""), note(1, "move:n"), note(3, ""), note(5, "")], frames,
  };
}

describe("a lesson", () => {
  it("waits for a word, plays the record, waits for the move that is meant", () => {
    const lesson = new Lesson(guide());
    expect([lesson.waits, lesson.note?.says, lesson.due]).toEqual(["word", "at 0", ""]);
    expect([lesson.frame.ply, lesson.next?.action]).toEqual([0, "roll:6"]);
    lesson.reply();
    expect(lesson.ply).toBe(0);
    lesson.goOn();
    expect(lesson.waits).toBe("reply");
    lesson.reply();
    expect([lesson.ply, lesson.waits, lesson.due, lesson.dueLabel]).toEqual([1, "move", "move:n", "Move north"]);
    expect(lesson.attempt("move:s")).toBe(false);
    expect(lesson.ply).toBe(1);
    expect(lesson.attempt("move:n")).toBe(true);
    expect(lesson.waits).toBe("reply");
  });

  it("tells what happened since it last stopped, and ends after the last entry", () => {
    const lesson = new Lesson(guide());
    lesson.goOn();
    lesson.reply();
    lesson.attempt("move:n");
    lesson.reply();
    expect([lesson.waits, lesson.lines]).toEqual(["word", ["move:n.", "move:s."]]);
    lesson.goOn();
    lesson.reply();
    expect([lesson.waits, lesson.note, lesson.lines]).toEqual(["move", null, ["pass."]]);
    lesson.attempt("dig");
    expect([lesson.waits, lesson.note?.says]).toEqual(["over", "at 5"]);
  });

  it("goes back stop by stop", () => {
    const lesson = new Lesson(guide());
    expect(lesson.stops).toEqual([0, 1, 3, 4, 5]);
    lesson.goOn();
    lesson.reply();
    lesson.attempt("move:n");
    lesson.reply();
    lesson.back();
    expect([lesson.ply, lesson.waits]).toEqual([1, "move"]);
    lesson.back();
    lesson.back();
    expect([lesson.ply, lesson.waits]).toEqual([0, "word"]);
  });

  it("leaps where the note says so, with nothing told of what lies between", () => {
    const whole = guide();
    const lesson = new Lesson({ ...whole, frames: whole.frames.filter(({ ply }) => ply !== 2 && ply !== 3) });
    lesson.goOn();
    lesson.reply();
    expect([lesson.ply, lesson.waits, lesson.due]).toEqual([1, "leap", ""]);
    expect(lesson.attempt("move:n")).toBe(false);
    lesson.goOn();
    expect([lesson.ply, lesson.waits, lesson.lines, lesson.due]).toEqual([4, "move", [], "dig"]);
    expect(lesson.stops).toEqual([0, 1, 4, 5]);
    lesson.back();
    expect([lesson.ply, lesson.waits]).toEqual([1, "leap"]);
  });
});
