const SPACE = /\s/u;
const EDGES = /^[\s"'“”„«»‘’.…]+|[\s"'“”„«»‘’.…]+$/gu;

/**
 * The passage of `text` that the model quoted, exactly as it stands there; null where it stands nowhere.
 * A quotation that differs in case, white space or the form of its quotes and dashes is traced back.
 */
export function findEvidence(text: string, quoted: string | null): string | null {
  const trimmed = quoted?.trim();
  if (!trimmed) return null;
  if (text.includes(trimmed)) return trimmed;
  return locate(text, trimmed) ?? locate(text, trimmed.replace(EDGES, ""));
}

function locate(text: string, quoted: string): string | null {
  const wanted = fold(quoted.normalize("NFC")).folded;
  if (wanted === "") return null;
  const { folded, places } = fold(text);
  const from = folded.indexOf(wanted);
  const first = places[from];
  const last = places[from + wanted.length - 1];
  return first && last ? text.slice(first.start, last.end) : null;
}

type Place = { start: number; end: number };

function fold(text: string): { folded: string; places: Place[] } {
  const places: Place[] = [];
  let folded = "";
  let start = 0;
  for (const character of text) {
    const place = { start, end: start + character.length };
    start = place.end;
    if (SPACE.test(character)) continue;
    const plain = plainForm(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit++) places.push(place);
  }
  return { folded, places };
}

function plainForm(character: string): string {
  if (/[‘’‚`´]/u.test(character)) return "'";
  if (/[“”„«»]/u.test(character)) return '"';
  if (/\p{Pd}/u.test(character)) return "-";
  return character.toLowerCase();
}
