import type { AnswerCoding, CodingEngine, CodingTask, EngineAnswer, EngineOptions } from "./engine";

/** Codes all answers, or throws. It is for callers that cannot use a partial result. */
export async function classifyAll(
  engine: CodingEngine,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  options?: EngineOptions,
): Promise<AnswerCoding[]> {
  const { value, failure, refusal } = await engine.classify(task, answers, options);
  if (failure ?? refusal) throw failure ?? refusal;
  return value.map((coding, index) => coding ?? { answerId: answers[index]?.id ?? "", mentions: [] });
}
