/** The English name of a language (ISO 639-1) for a prompt; "the language of the codes" if the code is invalid. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return "the language of the codes";
  }
}
