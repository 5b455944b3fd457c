/** Escapes text for XML, without characters that XML 1.0 forbids. */
export const escapeXml = (value: string): string =>
  value
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`);
