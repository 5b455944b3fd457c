import { isJunk } from "./charge";
import type { EngineAnswer, Mention } from "./engines/engine";
import { findEvidence } from "./evidence";
import type { PreparedAnswer } from "./prepare/prepare";

/** Equal answers, coded once: what the engine sees of them, and the answers that get its codes. */
export type WorkItem<Answer> = { representative: EngineAnswer; answers: Answer[] };

/** Pairs each answer with its preparation, leaves out junk, and groups equal ones, in the order of the first. */
export function workList<Answer extends { id: string; text: string }>(
  answers: readonly Answer[],
  prepared: readonly PreparedAnswer[],
): WorkItem<Answer>[] {
  const groups = new Map<string, WorkItem<Answer>>();
  for (const [index, answer] of answers.entries()) {
    const preparation = prepared[index];
    if (!preparation || isJunk(preparation.flags)) continue;
    const group = groups.get(preparation.key);
    if (group) group.answers.push(answer);
    else groups.set(preparation.key, { representative: engineAnswer(preparation), answers: [answer] });
  }
  return [...groups.values()];
}

const engineAnswer = ({ id, text, language }: PreparedAnswer): EngineAnswer => ({ id, text, language });

/** The representative's mentions as they stand in one of its answers: evidence is a substring of that answer. */
export const mentionsIn = (answer: { text: string }, mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention) => ({
    ...mention,
    evidence: findEvidence(answer.text, mention.evidence),
  }));
