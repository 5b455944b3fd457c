/** The English name of a language by its ISO 639-1 code, for use in a prompt; the code itself where it is unknown. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return "the language of the codes";
  }
}
