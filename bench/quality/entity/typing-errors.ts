const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/i, "f"],
  [/ck/i, "k"],
  [/(?<=.)c(?=[aou])/i, "k"],
  [/(?<=.)y/i, "i"],
  [/ie/i, "ei"],
  [/([a-z])\1/i, "$1"],
  [/(?<=.)z/i, "s"],
  [/qu/i, "kw"],
  [/(?<=.)s(?=.)/i, "ss"],
  [/ai/i, "ei"],
  [/er$/i, "a"],
];
const MIN_LETTERS = 4;

/** A misspelt word: one typing slip or similar sound; long words sometimes get two. */
export function mistyped(word: string, random: () => number): string {
  if (word.replace(/[^\p{L}]/gu, "").length < MIN_LETTERS) return word;
  const once = withError(word, random);
  return word.length >= 9 && random() < 0.25 ? withError(once, random) : once;
}

function withError(word: string, random: () => number): string {
  const places = [...Array(word.length).keys()].filter((at) => /\p{L}/u.test(word[at] ?? "") && at > 0);
  const at = places[Math.floor(random() * places.length)] ?? 1;
  const letter = word[at] ?? "";
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  switch (Math.floor(random() * 5)) {
    case 0:
      return /\p{L}/u.test(after[0] ?? "")
        ? before + after[0] + letter + after.slice(1)
        : before + letter + letter + after;
    case 1:
      return before + after;
    case 2:
      return before + letter + letter + after;
    case 3:
      return before + neighbour(letter, random) + after;
    default: {
      const sounds = SOUNDS.filter(([pattern]) => pattern.test(word));
      const [pattern, sound] = sounds[Math.floor(random() * sounds.length)] ?? [/$/, ""];
      return word.replace(pattern, sound);
    }
  }
}

function neighbour(letter: string, random: () => number): string {
  const row = ROWS.find((keys) => keys.includes(letter.toLowerCase()));
  if (!row) return letter;
  const at = row.indexOf(letter.toLowerCase());
  return row[at + (at === 0 || (random() < 0.5 && at < row.length - 1) ? 1 : -1)] ?? letter;
}
