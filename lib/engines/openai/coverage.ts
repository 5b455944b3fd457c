import { evenly } from "@/lib/data/parts";
import { wordsOf } from "@/lib/language/tokens";
import { draftFrame } from "../draft-frame";
import type { CodebookRequest, DraftCategory } from "../engine";
import { newRound } from "./code-run";
import { codeRuns } from "./code-runs";
import { foldName } from "./draft";
import { numberCodes } from "./frame";
import type { Ask, Asker } from "./model";
import { ANSWERS_CHECKED } from "./parameters";
import { classifyPrompt, codingInstructions } from "./prompts";
import { distinctAnswers, type SampledAnswer } from "./sample";

/**
 * The number of answers on which a drafted codebook was tried, and those of them that got no code but the catch-all
 * one.
 */
export type Coverage = { checked: number; uncovered: SampledAnswer[] };

/** Single words are left out, because junk such as "lol" would become codes. */
const hasWords = ({ text }: { text: string }) => wordsOf(text).length > 1;

/** Lets the model code some of the answers with a drafted codebook. */
export async function checkCoverage(
  ask: Ask,
  asker: Asker,
  request: CodebookRequest,
  drafts: readonly DraftCategory[],
  otherName: string | undefined,
): Promise<Coverage> {
  const codes = draftFrame(drafts);
  const frame = numberCodes(codes);
  const { codingType, language, question, survey = null } = request;
  const task = { codingType, language, question, survey, codes, examples: [], corpus: [] };
  const system = codingInstructions(task, frame, []);
  const round = newRound({ ask, frame, codingType, prompt: (some) => classifyPrompt(system, [], some) });
  const checked = evenly(request.answers.filter(hasWords), ANSWERS_CHECKED);
  await codeRuns(asker, round, system, checked);
  const other = new Set(
    codes.filter(({ name }) => otherName && foldName(name) === foldName(otherName)).map(({ id }) => id),
  );
  const uncovered = checked.filter((answer) => {
    const outcome = round.outcomes.get(answer);
    return outcome && !outcome.notCoded && outcome.mentions.every(({ codeId }) => other.has(codeId));
  });
  return { checked: checked.length, uncovered: distinctAnswers(uncovered) };
}
