import type { CodingType } from "@/db/schema/terms";
import { type Codebook, frameOf, numberCodebook } from "@/lib/codebook/codebook";
import type {
  AnswerCoding,
  CodebookOptions,
  CodedExample,
  CodingEngine,
  CodingTask,
  EngineAnswer,
  EngineOptions,
  EngineUsage,
} from "@/lib/engines/engine";
import { evenly } from "@/lib/parts";
import { defaultCodebookOptions } from "./codebook-options";
import { type Group, sayingSomething } from "./group-equal";
import { needsQuietCode, withQuietCode } from "./quiet-code";

/** An engine learns no more words from more texts than these. */
const MOST_IN_CORPUS = 20_000;

/** What holds for all answers of a question. */
export type QuestionContext = { codingType: CodingType; language: string; wording: string | null };

export const NO_USAGE: EngineUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };

const addUsage = (a: EngineUsage, b: EngineUsage): EngineUsage => ({
  calls: a.calls + b.calls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/** Builds a codebook from the groups that say something; where none does it is empty. Knobs not turned stand as usual. */
export async function generateCodebook(
  engine: CodingEngine,
  context: QuestionContext,
  groups: readonly Group[],
  { knobs = {}, ...engineOptions }: EngineOptions & { knobs?: Partial<CodebookOptions> } = {},
): Promise<{ codebook: Codebook; usage: EngineUsage }> {
  const answers = sayingSomething(groups);
  if (answers.length === 0) return { codebook: [], usage: NO_USAGE };
  const { codingType, language, wording } = context;
  const options = { ...defaultCodebookOptions(answers.length), ...knobs };
  const hasQuiet = codingType !== "entity" && (await needsQuietCode(groups, options));
  const request = { codingType, language, question: wording, answers, options };
  if (hasQuiet) request.options = { ...options, maxCodes: options.maxCodes - 1 };
  const { value, usage } = await engine.generateCodebook(request, engineOptions);
  return { codebook: numberCodebook(hasQuiet ? withQuietCode(value, language) : value, codingType), usage };
}

/** The engine's task: the same for every batch of a question, so that an engine learns it once. */
export function codingTask(
  context: QuestionContext,
  codebook: Codebook,
  groups: readonly Group[],
  examples: readonly CodedExample[] = [],
): CodingTask {
  const { codingType, language, wording } = context;
  const corpus = evenly(groups, MOST_IN_CORPUS).map(({ representative }) => representative.text);
  return { codingType, language, question: wording, codes: frameOf(codebook), corpus, examples };
}

/** Classifies and reviews all answers at once; the result has one coding per answer, in the same order. */
export async function classifyAndReview(
  engine: CodingEngine,
  task: CodingTask,
  answers: readonly EngineAnswer[],
): Promise<{ codings: AnswerCoding[]; usage: EngineUsage }> {
  if (answers.length === 0 || task.codes.length === 0) {
    return { codings: answers.map(({ id }) => ({ answerId: id, mentions: [] })), usage: NO_USAGE };
  }
  const classified = await engine.classify(task, answers);
  const reviewed = await engine.review(task, answers, classified.value);
  return { codings: reviewed.value, usage: addUsage(classified.usage, reviewed.usage) };
}
