import { type Codebook, frameOf } from "@/lib/codebook/codebook";
import type { CodedExample, CodingTask } from "@/lib/engines/engine";
import { evenly } from "@/lib/parts";
import { MOST_IN_CORPUS } from "../parameters";
import type { AnswerGroup } from "./answer-groups";
import type { QuestionContext } from "./coding-store";

/** The engine's task, the same for every batch of a question, so that the engine learns it once. */
export function codingTask(
  { wording, ...context }: QuestionContext,
  codebook: Codebook,
  groups: readonly AnswerGroup[],
  examples: readonly CodedExample[] = [],
): CodingTask {
  const corpus = evenly(groups, MOST_IN_CORPUS).map(({ representative }) => representative.text);
  return { ...context, question: wording, codes: frameOf(codebook), corpus, examples };
}
