// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { speak } from "$/words/words.svelte";
import FacePicker from "./FacePicker.svelte";
import { FACE_NAMES } from "./faces";

const named = () => [...document.querySelectorAll("label")].map((each) => each.textContent!.trim());

test("every face has a name, also before the saints' names are here", async () => {
  await speak("en");
  const shown = mount(FacePicker, { target: document.body, props: { face: "patrick", change: () => {} } });
  flushSync();
  expect(named()).toEqual(FACE_NAMES.map((_, n) => `Face ${n + 1}`));
  await vi.waitFor(() => expect(named()[6]).toContain("Patrick"));
  void unmount(shown);
});
