import { bundledEntry } from "@/lib/threads/entry";
import { runInThread } from "@/lib/threads/threads";
import { type Answer, type Preparation, type PrepareOptions, prepareAnswers } from "./prepare";
import type { PreparationCalls } from "./thread";

const INLINE = 100;
/** More answers than these are long work: 2,000 take about 0.3 s. */
const MOST_SHORT = 2_000;
/** Milliseconds. Preparation reads about 7,000 answers per second; the deadline allows for a machine a hundred times busier. */
const LEAST_DEADLINE = 60_000;
const DEADLINE_PER_ANSWER = 15;

const entry = bundledEntry<PreparationCalls>("preparation");

/** The answers with what `prepareAnswers` finds about them, off the event loop. */
export async function prepareInWorker<Given extends Answer>(
  given: readonly Given[],
  options: PrepareOptions,
  signal?: AbortSignal,
): Promise<(Given & Preparation)[]> {
  const answers = given.map(({ text }) => ({ text }));
  const found = await find(answers, options, signal);
  return given.map((answer, index) => ({ ...answer, ...(found[index] as Preparation) }));
}

/** A few answers are prepared here and now: a thread would only cost time. */
async function find(
  answers: readonly { text: string }[],
  options: PrepareOptions,
  signal?: AbortSignal,
): Promise<Preparation[]> {
  if (answers.length <= INLINE) return prepareAnswers(answers, options);
  const isLong = answers.length > MOST_SHORT;
  const deadline = LEAST_DEADLINE + DEADLINE_PER_ANSWER * answers.length;
  return runInThread(entry, "prepare", { answers, options }, { isLong, deadline, signal });
}
