/** The only such file that the page reads: client/languages.ts says what becomes of it. */
declare module "$text/languages.toml" {
  const names: Record<string, string>;
  export default names;
}
