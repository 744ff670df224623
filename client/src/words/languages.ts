// Made by ./run protocol from text/languages.toml; do not edit.

/** By code. */
export const NAMES: Record<string, string> = {
  "en": "English",
  "fr": "Français"
};
