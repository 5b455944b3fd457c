import { evenly } from "@/lib/data/parts";
import { CHARACTERS_PER_CODEBOOK_PROMPT, LONGEST_SAMPLED_ANSWER, MAX_CODEBOOK_PROMPTS } from "./parameters";

/** A distinct answer, and how many respondents gave it. */
export type SampledAnswer = { text: string; count: number };

/** Merges answers with equal texts and adds up their counts. */
export function distinctAnswers<Answer extends { text: string; count?: number }>(
  answers: readonly Answer[],
): (Answer & SampledAnswer)[] {
  const distinct = new Map<string, Answer & SampledAnswer>();
  for (const answer of answers) {
    const { text, count = 1 } = answer;
    distinct.set(text, { ...(distinct.get(text) ?? answer), count: (distinct.get(text)?.count ?? 0) + count });
  }
  return [...distinct.values()];
}

/** Whether all of these answers fit into the prompts for a codebook. */
export const fitIntoPrompts = (answers: readonly SampledAnswer[]): boolean => charactersOf(answers) <= MAX_CHARACTERS;

/**
 * Chooses as many answers as the prompts can hold. A theme's share is proportional to the square root of the number of
 * its answers, so that rare themes are included: themes with 100 and 10,000 answers get shares of 1 and 10, not of 1
 * and 100.
 */
export function chooseByTheme(
  answers: readonly SampledAnswer[],
  themes: readonly (string | null)[],
): readonly SampledAnswer[] {
  const room = Math.floor((answers.length * MAX_CHARACTERS) / charactersOf(answers));
  const groups = byTheme(answers, themes);
  const roots = groups.reduce((sum, group) => sum + Math.sqrt(group.length), 0);
  const chosen = groups.flatMap((group) =>
    evenly(group, Math.max(1, Math.floor((room * Math.sqrt(group.length)) / roots))),
  );
  return evenly(chosen, room);
}

/** Distributes the answers to one part per prompt, so that each part is a cross-section of them. */
export function dealIntoParts(answers: readonly SampledAnswer[]): SampledAnswer[][] {
  const parts = Math.min(MAX_CODEBOOK_PROMPTS, Math.ceil(charactersOf(answers) / CHARACTERS_PER_CODEBOOK_PROMPT));
  return Array.from({ length: parts }, (_, part) => answers.filter((_, index) => index % parts === part));
}

const MAX_CHARACTERS = MAX_CODEBOOK_PROMPTS * CHARACTERS_PER_CODEBOOK_PROMPT;

const charactersOf = (answers: readonly SampledAnswer[]): number =>
  answers.reduce((sum, { text }) => sum + Math.min(text.length, LONGEST_SAMPLED_ANSWER), 0);

function byTheme(answers: readonly SampledAnswer[], themes: readonly (string | null)[]): SampledAnswer[][] {
  const groups = new Map<string | null, SampledAnswer[]>();
  for (const [index, answer] of answers.entries()) {
    const theme = themes[index] ?? null;
    const group = groups.get(theme);
    if (group) group.push(answer);
    else groups.set(theme, [answer]);
  }
  return [...groups.values()];
}
