import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import type { Answer, Preparation, PrepareOptions } from "./prepare";
import type { PreparationCalls } from "./worker";

/** More answers or characters are long work: up to these limits, preparation takes about 0.3 s, in slow scripts 2 s. */
const MAX_SHORT = 2_000;
const MAX_SHORT_CHARACTERS = 200_000;
/**
 * Milliseconds. Preparation reads about 7,000 answers per second, or 100,000 characters of a script without spaces. The
 * deadline allows a hundred times that long per answer, and ten times per character.
 */
const MIN_DEADLINE = 60_000;
const DEADLINE_PER_ANSWER = 15;
const DEADLINE_PER_CHARACTER = 0.1;

export const preparationEntry = bundledEntry<PreparationCalls>("preparation");

/**
 * Runs `prepareAnswers` in a worker and returns the answers with its results. `group` is the organization's id. Short
 * work goes to the worker that has done such work before, if that worker is free at once.
 */
export async function prepareInWorker<Given extends Answer>(
  given: readonly Given[],
  options: PrepareOptions,
  on: { group: string; signal?: AbortSignal | undefined },
): Promise<(Given & Preparation)[]> {
  if (given.length === 0) return [];
  const answers = given.map(({ text }) => ({ text }));
  const size = answers.reduce((sum, { text }) => sum + text.length, 0);
  const isLong = answers.length > MAX_SHORT || size > MAX_SHORT_CHARACTERS;
  const affinity = isLong ? undefined : { key: "preparation", timeout: 0 };
  const deadline = MIN_DEADLINE + DEADLINE_PER_ANSWER * answers.length + DEADLINE_PER_CHARACTER * size;
  const found = await runInWorker(
    preparationEntry,
    "prepare",
    { answers, options },
    { isLong, affinity, deadline, ...on },
  );
  return given.map((answer, index) => ({ ...answer, ...(found[index] as Preparation) }));
}
