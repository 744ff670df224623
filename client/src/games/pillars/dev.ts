/** The board in a real position, apart from any table; not in the build. */

import { mount } from "svelte";
import "$/kit/tokens.css";
import "$/kit/base.css";
import { NAMES, speak } from "$/words/words.svelte";
import Dev from "./Dev.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
await speak(Object.keys(NAMES).find((each) => each === asked.get("lang")) ?? "en");
mount(Dev, { target: document.getElementById("page")!, props: { asked } });
