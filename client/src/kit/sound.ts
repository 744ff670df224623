/** Small sounds made on the spot, from the first touch on; silent for who turns them off. */

import { wishes } from "./wishes.svelte";

export type Sound = "step" | "dice" | "turn" | "card" | "gain" | "bump" | "no" | "win" | "ice" | "choir";

interface Note {
  at: number;
  hertz: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const bell = (at: number, hertz: number, loud = 0.16, lasts = 0.9): Note => ({
  at,
  hertz,
  lasts,
  loud,
  wave: "sine",
});
const knock = (at: number, hertz: number, loud = 0.12): Note => ({
  at,
  hertz,
  lasts: 0.08,
  loud,
  wave: "triangle",
});

const SCORES: Record<Sound, Note[]> = {
  step: [knock(0, 320)],
  dice: [0, 0.09, 0.17, 0.27, 0.4].map((at, i) => knock(at, 520 - 60 * i, 0.14 - 0.02 * i)),
  turn: [bell(0, 659), bell(0.12, 880)],
  card: [knock(0, 900, 0.06), knock(0.04, 700, 0.05)],
  gain: [bell(0, 784, 0.1, 0.4), bell(0.08, 988, 0.1, 0.5)],
  bump: [knock(0, 180, 0.2), knock(0.06, 120, 0.16)],
  no: [knock(0, 220), knock(0.1, 196)],
  ice: [1976, 2349, 2794].map((hertz, i) => bell(0.07 * i, hertz, 0.05, 0.35)),
  choir: [392, 494, 587, 784].map((hertz) => bell(0, hertz, 0.07, 1.6)),
  win: [523, 659, 784, 1047].map((hertz, i) => bell(0.14 * i, hertz, 0.16, 1.4)),
};

let context: AudioContext | null = null;

/**
 * Play a sound, if the person wishes for sounds; -1 is heard at the left, 1 at the right, and it may be so many half
 * tones higher.
 */
export function play(sound: Sound, ear = 0, higher = 0): void {
  if (!wishes.sound || typeof AudioContext === "undefined") return;
  // Before somebody has touched the page, browsers make no sound and complain of the attempt.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const to = ear ? new StereoPannerNode(context, { pan: ear }) : null;
  to?.connect(context.destination);
  const by = 2 ** (higher / 12);
  for (const note of SCORES[sound]) ring(context, now + note.at, note, by, to ?? context.destination);
}

function ring(audio: AudioContext, at: number, note: Note, by: number, to: AudioNode): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = note.wave;
  tone.frequency.value = note.hertz * by;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(note.loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + note.lasts);
  tone.connect(volume).connect(to);
  tone.start(at);
  tone.stop(at + note.lasts + 0.02);
}
