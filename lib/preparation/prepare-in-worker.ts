import { callWorker } from "@/lib/engines/local/worker/host";
import { type Answer, type Preparation, type PrepareOptions, prepareAnswers } from "./prepare";

const INLINE = 100;
const QUICK = 2_000;

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
  return callWorker(answers.length <= QUICK ? "quick" : "heavy", "prepare", { answers, options }, signal);
}
