import { numberCodebook } from "@/lib/codebook/codebook";
import { type CodebookOptions, type CodingEngine, type EngineOptions, NO_USAGE } from "@/lib/engines/engine";
import { type AnswerGroup, withContent } from "./answer-groups";
import { defaultCodebookOptions } from "./codebook-options";
import type { GeneratedCodebook, QuestionContext } from "./coding-store";
import { needsNoAnswerCode, withNoAnswerCode } from "./no-answer-code";

/**
 * Has the engine build a codebook from the groups with content; it is empty where none has any. Options that are not
 * given get their defaults.
 */
export async function generateCodebook(
  engine: CodingEngine,
  { codingType, language, wording, survey }: QuestionContext,
  groups: readonly AnswerGroup[],
  { options: given = {}, ...engineOptions }: EngineOptions & { options?: Partial<CodebookOptions> } = {},
): Promise<GeneratedCodebook> {
  const answers = withContent(groups);
  if (answers.length === 0) return { codebook: [], usage: NO_USAGE };
  const options = { ...defaultCodebookOptions(answers.length), ...given };
  const addsNoAnswerCode = codingType !== "entity" && (await needsNoAnswerCode(groups, options));
  const request = { codingType, language, question: wording, survey, answers, options };
  if (addsNoAnswerCode) request.options = { ...options, maxCodes: options.maxCodes - 1 };
  const { value, usage } = await engine.generateCodebook(request, engineOptions);
  return { codebook: numberCodebook(addsNoAnswerCode ? withNoAnswerCode(value, language) : value, codingType), usage };
}
