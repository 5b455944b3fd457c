import type { AnswerCoding, CodebookRequest, EngineAnswer, Mention } from "@/lib/engines/engine";
import { evidenceIn } from "@/lib/language/evidence";
import { duplicateKey, normalizeText } from "@/lib/language/normalize";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { isJunk } from "../charge";

/** Equal answers, which are coded once. The engine sees the representative; all `answers` get its codes. */
export type AnswerGroup = { representative: EngineAnswer; answers: PreparedAnswer[] };

/** A group, and the engine's coding of its representative. */
export type CodedGroup = { group: AnswerGroup; coding: Omit<AnswerCoding, "answerId"> };

/** Groups equal answers; the groups are in the order of their first answers. Leaves junk out. */
export function groupEqual(answers: readonly PreparedAnswer[]): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>();
  addToGroups(groups, answers);
  return [...groups.values()];
}

/**
 * Adds further answers to their groups, for callers that read answers page by page. `groups` has one key per distinct
 * text.
 */
export function addToGroups(groups: Map<string, AnswerGroup>, answers: readonly PreparedAnswer[]): void {
  for (const answer of answers) {
    if (isJunk(answer.flags)) continue;
    const key = duplicateKey(answer.text);
    const group = groups.get(key);
    if (group) group.answers.push(answer);
    else groups.set(key, { representative: representativeOf(answer), answers: [answer] });
  }
}

/** The answer with its text normalised; an unchanged text stays the same string, to save memory. */
function representativeOf({ id, text, language }: PreparedAnswer): EngineAnswer {
  const normal = normalizeText(text);
  return { id, text: normal === text ? text : normal, language };
}

/** The groups that have one of these answers. */
export const groupsWith = (groups: readonly AnswerGroup[], ids: ReadonlySet<string>): AnswerGroup[] =>
  groups.filter(({ answers }) => answers.some(({ id }) => ids.has(id)));

/** The material for a codebook: the groups as the engine sees them, without non-answers ("don't know"). */
export const withContent = (groups: readonly AnswerGroup[]): CodebookRequest["answers"] =>
  groups
    .filter(({ answers: [first] }) => !first?.flags.includes("non_answer"))
    .map(({ representative, answers }) => ({ ...representative, count: answers.length }));

/** The representative of each group. */
export const representativesOf = (groups: readonly AnswerGroup[]): EngineAnswer[] =>
  groups.map(({ representative }) => representative);

/** The coding of every answer of the groups, from the codings of their representatives. */
export const spread = (coded: readonly CodedGroup[]): AnswerCoding[] =>
  coded.flatMap(({ group, coding }) =>
    group.answers.map((answer) => ({
      ...coding,
      answerId: answer.id,
      mentions: mentionsIn(answer, coding.mentions),
    })),
  );

/** The representative's mentions, each with its evidence as an exact substring of this answer's own text. */
function mentionsIn({ text }: PreparedAnswer, mentions: readonly Mention[]): Mention[] {
  const find = evidenceIn(text);
  return mentions.map((mention) => ({ ...mention, evidence: find(mention.evidence) }));
}
