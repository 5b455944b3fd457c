import type { AnswerCoding, CodebookRequest, EngineAnswer, Mention } from "@/lib/engines/engine";
import { evidenceIn } from "@/lib/language/evidence";
import { duplicateKey, normalizeText } from "@/lib/language/normalize";
import { inParts, inPartsByLength } from "@/lib/parts";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { isJunk } from "../charge";
import { COMPARED_PER_TURN, LOOKED_AT_PER_TURN } from "../parameters";

/** Equal answers, which are coded once. The engine sees the representative; all `answers` get its codes. */
export type AnswerGroup = { representative: EngineAnswer; answers: PreparedAnswer[] };

/** A group, and the engine's coding of its representative. */
export type CodedGroup = { group: AnswerGroup; coding: Omit<AnswerCoding, "answerId"> };

/** Groups equal answers; the groups are in the order of their first answers. Leaves junk out. */
export async function groupEqual(answers: readonly PreparedAnswer[]): Promise<AnswerGroup[]> {
  const groups = new Map<string, AnswerGroup>();
  await addToGroups(groups, answers);
  return [...groups.values()];
}

/**
 * Adds further answers to their groups, for callers that read answers page by page. `groups` has one key per distinct
 * text.
 */
export async function addToGroups(groups: Map<string, AnswerGroup>, answers: readonly PreparedAnswer[]): Promise<void> {
  for (const batch of inPartsByLength(answers, ({ text }) => text.length, COMPARED_PER_TURN)) {
    for (const answer of batch) {
      if (isJunk(answer.flags)) continue;
      addToGroup(groups, duplicateKey(answer.text), answer);
    }
  }
}

function addToGroup(groups: Map<string, AnswerGroup>, key: string, answer: PreparedAnswer): void {
  const group = groups.get(key);
  if (group) group.answers.push(answer);
  else groups.set(key, { representative: representativeOf(answer), answers: [answer] });
}

/** The answer with its text normalised; an unchanged text stays the same string, to save memory. */
function representativeOf({ id, text, language }: PreparedAnswer): EngineAnswer {
  const normal = normalizeText(text);
  return { id, text: normal === text ? text : normal, language };
}

/** The groups that have one of these answers. */
export async function groupsWith(groups: readonly AnswerGroup[], ids: ReadonlySet<string>): Promise<AnswerGroup[]> {
  const found: AnswerGroup[] = [];
  for (const part of inParts(groups, LOOKED_AT_PER_TURN)) {
    for (const group of part) if (group.answers.some(({ id }) => ids.has(id))) found.push(group);
  }
  return found;
}

/** The material for a codebook: the groups as the engine sees them, without non-answers ("don't know"). */
export const withContent = (groups: readonly AnswerGroup[]): CodebookRequest["answers"] =>
  groups
    .filter(({ answers: [first] }) => !first?.flags.includes("non_answer"))
    .map(({ representative, answers }) => ({ ...representative, count: answers.length }));

/** The representative of each group. */
export const representativesOf = (groups: readonly AnswerGroup[]): EngineAnswer[] =>
  groups.map(({ representative }) => representative);

/** The coding of every answer of the groups, from the codings of their representatives. */
export async function spread(coded: readonly CodedGroup[]): Promise<AnswerCoding[]> {
  const all = coded.flatMap(({ group, coding }) => group.answers.map((answer) => ({ answer, coding })));
  const codings: AnswerCoding[] = [];
  for (const batch of inPartsByLength(all, ({ answer }) => answer.text.length, COMPARED_PER_TURN)) {
    for (const { answer, coding } of batch) {
      codings.push({ ...coding, answerId: answer.id, mentions: mentionsIn(answer, coding.mentions) });
    }
  }
  return codings;
}

/** The representative's mentions, each with its evidence as an exact substring of this answer's own text. */
function mentionsIn({ text }: PreparedAnswer, mentions: readonly Mention[]): Mention[] {
  const find = evidenceIn(text);
  return mentions.map((mention) => ({ ...mention, evidence: find(mention.evidence) }));
}
