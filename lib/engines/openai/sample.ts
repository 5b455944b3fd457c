const LONGEST_ANSWER = 600;
const CHARACTERS_PER_PART = 24_000;
const MOST_PARTS = 4;

/**
 * Chooses which answers a codebook is built from, spread evenly over all of them, and deals them into
 * parts of one prompt each so that every part is a cross-section. Over-long answers are cut.
 */
export function spreadSample(texts: readonly string[]): string[][] {
  const cut = texts.map((text) => text.slice(0, LONGEST_ANSWER));
  const characters = cut.reduce((sum, text) => sum + text.length, 0);
  const parts = Math.min(MOST_PARTS, Math.ceil(characters / CHARACTERS_PER_PART));
  const share = Math.min(1, (parts * CHARACTERS_PER_PART) / characters);
  const chosen = cut.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
  return Array.from({ length: parts }, (_, part) => chosen.filter((_, index) => index % parts === part));
}
