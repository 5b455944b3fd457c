import type { AnswerLine, AnswerMention } from "@/lib/results/list-answers";
import { checked, type Decision } from "./decision";

/**
 * The decision about an answer that has the same text as a decided one: the same codes and, if the decided answer is
 * checked, a check. Null if a person has already decided about the other answer, or if nothing would change.
 */
export function likewise(answer: AnswerLine, decision: Decision, other: AnswerLine): Decision | null {
  if (other.id === answer.id || other.reviewed || other.edited) return null;
  const mentions = decision.mentions.map((mention) => inText(mention, answer.text, other.text));
  if (!decision.reviewed && haveSameCodes(mentions, other.mentions)) return null;
  if (decision.reviewed || !other.wasProcessed) return checked({ ...other, mentions });
  return { mentions, reviewed: false, edited: true };
}

/** The mention with its evidence as `other` has it, which may differ from `text` in letter case and outer white space. */
function inText(mention: AnswerMention, text: string, other: string): AnswerMention {
  if (mention.evidence === null || text === other) return mention;
  const begins = mention.evidenceStart ?? text.indexOf(mention.evidence);
  const start = begins + leadOf(other) - leadOf(text);
  const evidence = other.slice(start, start + mention.evidence.length);
  const isFound = start >= 0 && evidence.toLowerCase() === mention.evidence.toLowerCase();
  return isFound ? { ...mention, evidence, evidenceStart: start } : { ...mention, evidence: null, evidenceStart: null };
}

const leadOf = (text: string) => text.length - text.trimStart().length;

const haveSameCodes = (some: readonly AnswerMention[], others: readonly AnswerMention[]): boolean =>
  some.length === others.length &&
  some.every(({ codeId, sentiment }) =>
    others.some((mention) => mention.codeId === codeId && mention.sentiment === sentiment),
  );
