// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "$/words/words.svelte";
import RecordFile from "./RecordFile.svelte";

let shown: Record<string, unknown> | undefined;
beforeAll(() => speak("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

function laid() {
  const [take, refuse] = [vi.fn<(text: string) => void>(), vi.fn<(why: () => string) => void>()];
  shown = mount(RecordFile, { target: document.body, props: { take, refuse, drop: "Let go", label: "A file" } });
  flushSync();
  return { take, refuse };
}

/** A file that is held over the page, or let go there. */
function held(type: string, files: File[]): DragEvent {
  const event = new Event(type, { bubbles: true, cancelable: true }) as DragEvent;
  Object.defineProperty(event, "dataTransfer", { value: { files, types: ["Files"] } });
  window.dispatchEvent(event);
  flushSync();
  return event;
}

test("a file that is dropped anywhere is read, and the sheet is gone", async () => {
  const { take, refuse } = laid();
  expect(document.body.textContent).not.toContain("Let go");
  held("dragover", []);
  expect(document.body.textContent).toContain("Let go");
  expect(held("drop", [new File(["one game"], "game.jsonl")]).defaultPrevented).toBe(true);
  expect(document.body.textContent).not.toContain("Let go");
  await vi.waitFor(() => expect(take).toHaveBeenCalledWith("one game"));
  expect(refuse).not.toHaveBeenCalled();
});

test("what is too large is refused unread", async () => {
  const { take, refuse } = laid();
  held("drop", [new File([new Uint8Array(2_000_001)], "huge.jsonl")]);
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledOnce());
  expect(refuse.mock.calls[0]![0]().length).toBeGreaterThan(0);
  expect(take).not.toHaveBeenCalled();
});

test("a chosen file is read too", async () => {
  const { take } = laid();
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  Object.defineProperty(input, "files", { value: [new File(["another"], "game.jsonl")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(take).toHaveBeenCalledWith("another"));
});
