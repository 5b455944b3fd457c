/** The English name of a language, by its ISO 639-1 code. */
export function languageWords(code: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
