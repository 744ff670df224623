import type { HeroView, QuestorView } from "../../views/questor";

/** A seat's heroes in the order in which they were picked, which is from the last to move. */
export function heroesOf(view: QuestorView, seat: number): HeroView[] {
  return view.heroes.filter((each) => each.seat === seat).toReversed();
}

const HEROES = 5;

/** Two have two heroes each; who play together share all there are. */
export function mostOf({ mode, seats }: QuestorView): number {
  if (mode === "cooperation") return Math.ceil(HEROES / seats);
  return seats === 2 ? 2 : 1;
}
