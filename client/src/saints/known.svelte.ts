/** Who has a page of saints: those of the collection, and nobody of a pack of somebody's own. */
import { onDevice } from "$/base";
import { glazier } from "$/windows/set.svelte";

/** Whoever asks is told again once the windows are here; whom they do not know has no page. */
export function collection(): (saint: string) => boolean {
  if (onDevice) return () => false;
  const draws = glazier();
  return (saint) => saint !== "" && draws(saint, "figure", "") !== "";
}
