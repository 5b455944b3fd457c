/**
 * How well a line of a list fits what was typed, for the list's filter: 0 where a word is nowhere in it. The first of
 * `keywords` is the line's name, which counts more than what else is said of it.
 */
export function rankByWords(_value: string, typed: string, keywords: readonly string[] = []): number {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const [name = "", ...rest] = keywords.map((keyword) => keyword.toLowerCase());
  const about = rest.join(" ");
  if (!words.every((word) => name.includes(word) || about.includes(word))) return 0;
  const whole = words.join(" ");
  if (name.startsWith(whole) || rest[0] === whole) return 1;
  if (name.includes(` ${whole}`)) return 0.9;
  return words.every((word) => name.includes(word)) ? 0.8 : 0.4;
}
