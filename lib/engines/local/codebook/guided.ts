import { indexOfPassage } from "@/lib/language/find-passage";
import { speaksOf } from "@/lib/language/speaks-of";
import { type AnswerCoding, type CodebookRequest, NO_GUIDANCE } from "../../engine";
import { OPPOSITE } from "../sentiment/opposite";
import { learnTask } from "../task-model";
import type { Candidate } from "./codes-of-theme";
import { SEEDED_SHARE } from "./parameters";
import type { ThemeMention } from "./theme";

/**
 * Drops candidates about a subject to avoid, and candidates that a seed code already covers: a seed covers a candidate
 * if it has the same words, or if most of the candidate's passages get the seed. A seed never covers a candidate of the
 * opposite sentiment.
 */
export function guided(candidates: readonly Candidate[], request: CodebookRequest): Candidate[] {
  const { guidance = NO_GUIDANCE, language } = request;
  const wanted = candidates.filter(({ name }) => !guidance.avoid.some((subject) => speaksOf(name, subject, language)));
  if (guidance.seeds.length === 0) return wanted;
  const codings = codeBySeeds(request);
  return wanted.filter(({ name, sentiment, mentions }) =>
    guidance.seeds.every((seed, index) => {
      if (OPPOSITE[seed.sentiment] === sentiment) return true;
      if (speaksOf(name, seed.name, language) && speaksOf(seed.name, name, language)) return false;
      const covered = mentions.filter((mention) => takes(codings[mention.answer], String(index), mention));
      return covered.length < mentions.length * SEEDED_SHARE;
    }),
  );
}

/** Codes the answers with the seed codes alone; the id of a seed is its index. */
function codeBySeeds({ answers, guidance = NO_GUIDANCE, ...request }: CodebookRequest): AnswerCoding[] {
  const codes = guidance.seeds.map((seed, index) => ({ ...seed, id: String(index), category: seed.category ?? "" }));
  const task = learnTask({ ...request, codes, examples: [] });
  return task.codeAll(answers);
}

/** True if the answer has this code in this passage, with medium or high confidence. */
function takes(coding: AnswerCoding | undefined, codeId: string, { passage }: ThemeMention): boolean {
  const mention = coding?.mentions.find((given) => given.codeId === codeId && given.confidence !== "low");
  if (!mention) return false;
  const { evidence } = mention;
  return (
    evidence === null || indexOfPassage(passage.text, evidence) >= 0 || indexOfPassage(evidence, passage.text) >= 0
  );
}
