/**
 * The English name of a language (ISO 639-1) for use in a prompt; for an invalid code the words "the language of the
 * codes".
 */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return "the language of the codes";
  }
}
