/** What saints are called, in the language in use; asked once. */

import { studyShelf } from "$/study/asked";
import { language } from "$/words/words.svelte";

/** Made while a component is: from a saint's key to the name; '' while it is on its way. */
export function names(): (saint: string) => string {
  let known = $state.raw(new Map<string, string>());
  $effect(() => {
    const lang = language();
    studyShelf(lang).then(
      ({ saints }) => lang === language() && (known = new Map(saints.map(({ key, name }) => [key, name]))),
      () => {},
    );
  });
  return (saint) => known.get(saint) ?? "";
}
