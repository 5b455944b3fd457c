import type { AnswerFlag } from "@/db/schema/terms";
import type { CodebookRequest, EngineAnswer, Mention } from "@/lib/engines/engine";
import { findEvidence } from "@/lib/language/evidence";
import { duplicateKey, normalizeText } from "@/lib/language/normalize";
import { inTurns } from "@/lib/parts";
import { isJunk } from "./charge";

/** An answer with what preparation found out about it. */
export type FlaggedAnswer = { id: string; text: string; flags: readonly AnswerFlag[]; language: string | null };

/** Equal answers, coded once: what the engine sees of them, and the answers that get its codes. */
export type Group<Answer extends FlaggedAnswer = FlaggedAnswer> = { representative: EngineAnswer; answers: Answer[] };

/** Groups equal answers in the order of the first and leaves junk out. `language` stands in where none was detected. */
export function groupEqual<Answer extends FlaggedAnswer>(
  answers: readonly Answer[],
  language: string,
): Group<Answer>[] {
  const groups: Groups<Answer> = new Map();
  addToGroups(groups, answers, language);
  return [...groups.values()];
}

/** Groups in the making, under what makes answers equal. */
export type Groups<Answer extends FlaggedAnswer> = Map<string, Group<Answer>>;

/** Puts more answers into their groups, for those who read them page by page. */
export function addToGroups<Answer extends FlaggedAnswer>(
  groups: Groups<Answer>,
  answers: readonly Answer[],
  language: string,
): void {
  for (const answer of answers) {
    if (isJunk(answer.flags)) continue;
    const key = duplicateKey(answer.text);
    const group = groups.get(key);
    if (group) group.answers.push(answer);
    else groups.set(key, { representative: representativeOf(answer, language), answers: [answer] });
  }
}

/** Where normalisation changes nothing both are one string in memory. */
function representativeOf({ id, text, language }: FlaggedAnswer, fallback: string): EngineAnswer {
  const normal = normalizeText(text);
  return { id, text: normal === text ? text : normal, language: language ?? fallback };
}

const LOOKED_AT_ONCE = 5_000;

/** The groups that have one of these answers. */
export async function groupsWith<Answer extends FlaggedAnswer>(
  groups: readonly Group<Answer>[],
  ids: ReadonlySet<string>,
): Promise<Group<Answer>[]> {
  const found: Group<Answer>[] = [];
  for await (const part of inTurns(groups, LOOKED_AT_ONCE)) {
    for (const group of part) if (group.answers.some(({ id }) => ids.has(id))) found.push(group);
  }
  return found;
}

/** The groups that say something, "don't know" left out, as the engine sees them: what a codebook is built from. */
export const sayingSomething = (groups: readonly Group[]): CodebookRequest["answers"] =>
  groups
    .filter(({ answers: [first] }) => !first?.flags.includes("non_answer"))
    .map(({ representative, answers }) => ({ ...representative, count: answers.length }));

/** The representative's mentions as they stand in one of its answers: evidence is a substring of that answer. */
export const mentionsIn = (answer: { text: string }, mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention) => ({ ...mention, evidence: findEvidence(answer.text, mention.evidence) }));
