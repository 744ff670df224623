/** One line to a class: whatever changes, all of it is told anew. */

import { announce } from "$/net/notice.svelte";
import { learnRoom } from "$/net/rooms";
import { setTableTime } from "$/net/time";
import { Wire, type LineState, type Wires } from "$/net/wire";
import type { AnyClassAsk, AnyClassTell, Done, PupilNow, Refusal, ScreenNow, TeacherNow, WayTold } from "$/protocol";

export type ClassAnswer = Done | Refusal | WayTold;
type Unsent<T> = T extends { nonce?: string } ? Omit<T, "nonce"> : never;
/** A message to the class; the line adds the nonce. */
export type ClassMessage = Unsent<AnyClassAsk>;
/** The class as a teacher, a pupil or a screen is told of it. */
export type ClassNow = TeacherNow | PupilNow | ScreenNow;

export class ClassLine extends Wire<AnyClassAsk, AnyClassTell, ClassAnswer> {
  constructor(
    link: string,
    private lang: string,
    private readonly told: (now: ClassNow) => void,
    changed: (state: LineState, why: string) => void,
    wires: Wires,
  ) {
    super(link, wires, changed);
  }

  /** The same class in another language. */
  retell(lang: string): void {
    this.lang = lang;
    this.anew();
  }

  protected override path(): string {
    return `/ws?lang=${this.lang}`;
  }

  protected override hear(tell: AnyClassTell): void {
    switch (tell.is) {
      case "teacher":
      case "pupil":
      case "screen":
        setTableTime(tell.now);
        learnRoom(tell.room, this.link);
        this.told(tell);
        if (this.state !== "up") this.up();
        break;
      case "ping":
        this.send({ do: "pong", n: tell.n });
        break;
      case "notice":
        announce(tell.text);
        break;
      case "bye":
        this.bye = tell.why;
        break;
      default:
        this.answer(tell);
    }
  }
}
