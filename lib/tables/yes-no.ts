/** Cell values for yes and no, in lower case. */
export const ON: ReadonlySet<string> = new Set(["1", "true", "yes", "x"]);
export const OFF: ReadonlySet<string> = new Set(["", "0", "false", "no"]);

const MORE_ON = ["y", "ja", "wahr", "oui", "vrai", "sí", "si", "checked", "selected", "mentioned", "quoted", "✓"];
const MORE_OFF = ["n", "nein", "falsch", "non", "faux", "unchecked", "not selected", "not mentioned", "not quoted"];

/** Reads a cell of a column that is answered by yes or no, as survey tools write it; undefined for anything else. */
export function yesOrNo(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (ON.has(word) || MORE_ON.includes(word)) return true;
  return OFF.has(word) || MORE_OFF.includes(word) ? false : undefined;
}
