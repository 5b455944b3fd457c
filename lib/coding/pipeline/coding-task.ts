import { type Codebook, frameOf } from "@/lib/codebook/codebook";
import type { CodedExample, CodingTask } from "@/lib/engines/engine";
import type { QuestionContext } from "./coding-store";

/** The engine's task, the same for every batch of a question, so that the engine learns it once. */
export function codingTask(
  { wording, ...context }: QuestionContext,
  codebook: Codebook,
  examples: readonly CodedExample[] = [],
): CodingTask {
  return { ...context, question: wording, codes: frameOf(codebook), examples };
}
