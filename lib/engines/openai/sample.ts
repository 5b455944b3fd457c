import { CHARACTERS_PER_PROMPT, LONGEST_SAMPLED_ANSWER, MOST_CODEBOOK_PROMPTS } from "./parameters";

/**
 * Chooses the answers that a codebook is drafted from, spread evenly over all of them, and deals them into one part
 * per prompt so that each part is a cross-section. Long answers are cut.
 */
export function spreadSample(texts: readonly string[]): string[][] {
  const cut = texts.map((text) => text.slice(0, LONGEST_SAMPLED_ANSWER));
  const characters = cut.reduce((sum, text) => sum + text.length, 0);
  const parts = Math.min(MOST_CODEBOOK_PROMPTS, Math.ceil(characters / CHARACTERS_PER_PROMPT));
  const share = Math.min(1, (parts * CHARACTERS_PER_PROMPT) / characters);
  const chosen = cut.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
  return Array.from({ length: parts }, (_, part) => chosen.filter((_, index) => index % parts === part));
}
