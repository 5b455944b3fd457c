import type { AnswerCoding, CodingEngine, CodingTask, EngineAnswer, EngineOptions } from "./engine";

/** Codes answers, all or none: for work that makes nothing of a part. */
export async function classifyAll(
  engine: CodingEngine,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  options?: EngineOptions,
): Promise<AnswerCoding[]> {
  const { value, failure } = await engine.classify(task, answers, options);
  if (failure) throw failure;
  return value.map((coding, index) => coding ?? { answerId: answers[index]?.id ?? "", mentions: [] });
}
