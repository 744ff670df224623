import { mount } from "svelte";
import "./kit/tokens.css";
import "./kit/base.css";
import App from "./App.svelte";
import { apply } from "./kit/wishes.svelte";
import { speak, wanted } from "./words/words.svelte";

apply();
await speak(wanted());
mount(App, { target: document.getElementById("page")! });
