import { numberCodebook } from "@/lib/codebook/codebook";
import { type DecidedNames, nameDecided } from "@/lib/codebook/decided-names";
import {
  type CodebookOptions,
  type CodingEngine,
  type DraftCategory,
  type EngineOptions,
  type Guidance,
  NO_GUIDANCE,
  NO_USAGE,
} from "@/lib/engines/engine";
import { headingsOf } from "@/lib/language/headings/headings";
import { type AnswerGroup, withContent } from "./answer-groups";
import { defaultCodebookOptions } from "./codebook-options";
import type { GeneratedCodebook, QuestionContext } from "./coding-store";
import { neededNoAnswerCodes, type SilentKind, withNoAnswerCodes } from "./no-answer-code";
import { asDecided, withSeeds } from "./with-seeds";

type Wishes = {
  options?: Partial<CodebookOptions>;
  guidance?: Guidance;
  /** What people decided about the codes of an earlier draft. */
  decided?: DecidedNames;
};

/**
 * Lets the engine build a codebook from the groups with content; empty if there are none. Missing options get their
 * defaults. Seeds count towards a given number of codes; if they fill it, the engine is not asked.
 */
export async function generateCodebook(
  engine: CodingEngine,
  { wording, ...context }: QuestionContext,
  groups: readonly AnswerGroup[],
  { options: given = {}, guidance = NO_GUIDANCE, decided = new Map(), ...engineOptions }: EngineOptions & Wishes = {},
): Promise<GeneratedCodebook> {
  const { codingType, language, requests = false } = context;
  const answers = withContent(groups);
  if (answers.length === 0) return { codebook: [], usage: NO_USAGE, frame: null, leftOut: [] };
  const options = { ...defaultCodebookOptions(answers.length), ...given };
  if (given.maxCodes !== undefined) options.maxCodes -= guidance.seeds.length;
  const isWantedIn = (language: string) => (kind: SilentKind) =>
    nameDecided(headingsOf(language)[kind], decided) !== null;
  const silent = codingType === "entity" ? [] : neededNoAnswerCodes(groups, options).filter(isWantedIn(language));
  options.maxCodes -= silent.length;
  const request = { ...context, question: wording, answers, options, guidance };
  const isFull = options.maxCodes < (options.includeOther ? 2 : 1) && guidance.seeds.length > 0;
  const {
    value,
    usage,
    frame = null,
    language: written = language,
  } = isFull ? { value: [], usage: NO_USAGE } : await engine.generateCodebook(request, engineOptions);
  const { kept, leftOut } = asDecided(requests ? withoutFeeling(value) : value, decided);
  const drafts = withSeeds(guidance, kept, written);
  const added = silent.filter(isWantedIn(written));
  return {
    codebook: numberCodebook(withNoAnswerCodes(drafts, written, added), codingType),
    usage,
    frame,
    leftOut,
  };
}

const withoutFeeling = (drafts: readonly DraftCategory[]): DraftCategory[] =>
  drafts.map((category) => ({
    ...category,
    codes: category.codes.map((code) => ({ ...code, sentiment: "Neutral" as const })),
  }));
