/** Longer names are cut to this many letters. */
const LONGEST = 48;

export type NamedColumn = { index: number; name: string; label: string | null };

/** The wording of a column, or its name if it has none. It is cut after a word if it is long. */
export function nameOf({ index, name, label }: NamedColumn): string {
  const inFull = label?.trim() || name.trim() || `column ${index + 1}`;
  if (inFull.length <= LONGEST) return inFull;
  const cut = inFull.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(" ") + 1 || LONGEST).trim()}…`;
}
