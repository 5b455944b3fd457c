import { type AnswerCoding, type CodingTask, type EngineAnswer, EngineError, type EngineResult } from "../engine";
import { codeBatch } from "./code-batch";
import { concurrently } from "./concurrently";
import { exampleFinder } from "./examples";
import { numberCodes } from "./frame";
import type { Asker } from "./model";
import { classifyPrompt } from "./prompts";
import { promptRuns } from "./runs";
import { sumUsage } from "./usage";

/**
 * Codes the answers, several prompts at a time. An answer that the model leaves out twice gets no codes; throws an
 * `EngineError` where it replies to a prompt twice in a form that can't be read.
 */
export async function classify(
  { ask, concurrency }: Asker,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  signal?: AbortSignal,
): Promise<EngineResult<AnswerCoding[]>> {
  const frame = numberCodes(task.codes);
  const runs = frame.size === 0 ? [] : promptRuns(answers);
  const examplesFor = exampleFinder(task.examples, frame);
  const results = await concurrently(
    runs,
    concurrency,
    (run, either) => {
      const examples = examplesFor(run.map((answer) => answer.text));
      const prompt = (some: readonly EngineAnswer[]) => classifyPrompt(task, frame, examples, some);
      return codeBatch(ask, { answers: run, frame, codingType: task.codingType, prompt }, either);
    },
    signal,
  );
  if (results.some((result) => !result.readable)) {
    throw new EngineError("The model replied twice in a form that can't be read.", { retryable: true });
  }
  const codings = results.flatMap((result) => result.codings);
  return {
    value: answers.map((answer, index) => ({ answerId: answer.id, mentions: codings[index] ?? [] })),
    usage: sumUsage(results.map((result) => result.usage)),
  };
}
