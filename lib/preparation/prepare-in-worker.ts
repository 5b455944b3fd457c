import { callWorker } from "@/lib/engines/local/worker/host";
import { type Preparation, type PrepareOptions, prepareAnswers, type RawAnswer } from "./prepare";

const INLINE = 100;
const QUICK = 2_000;

/** What `prepareAnswers` finds, off the event loop; few answers are prepared at once, where a thread would only cost time. */
export async function prepareInWorker(
  answers: readonly RawAnswer[],
  options: PrepareOptions,
  signal?: AbortSignal,
): Promise<Preparation[]> {
  if (answers.length <= INLINE) return prepareAnswers(answers, options);
  return callWorker(answers.length <= QUICK ? "quick" : "heavy", "prepare", { answers, options }, signal);
}
