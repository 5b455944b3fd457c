/** The value of an item that is always last, such as the one that makes a new code with the typed name. */
export const LAST = "last";

/**
 * How well an item of a list matches what was typed: 0 unless it contains every word. `keywords` begins with the item's
 * name. The whole name ranks highest, then its beginning; matches in the name rank higher than those in the rest.
 */
export function rankByWords(value: string, typed: string, keywords: readonly string[] = []): number {
  if (value === LAST) return 0.01;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const [name = "", ...rest] = keywords.map((keyword) => keyword.toLowerCase());
  const about = rest.join(" ");
  if (!words.every((word) => name.includes(word) || about.includes(word))) return 0;
  const whole = words.join(" ");
  if (name === whole || rest[0] === whole) return 1;
  if (name.startsWith(whole)) return 0.95;
  if (name.includes(` ${whole}`)) return 0.9;
  return words.every((word) => name.includes(word)) ? 0.8 : 0.4;
}
