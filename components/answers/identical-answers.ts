import { indexOfPassage } from "@/lib/language/find-passage";
import type { AnswerLine, AnswerMention } from "@/lib/responses/list-answers";
import { changed, checked, type Decision } from "./decision";

/**
 * The decision that gives `other` the codes of `answer`, which has the same text and was decided. An answer that has
 * these codes already is only checked, if `answer` was. Null if nothing would change, or if a person has already given
 * `other` different codes.
 */
export function likewise(answer: AnswerLine, decision: Decision, other: AnswerLine): Decision | null {
  if (other.id === answer.id || other.reviewed) return null;
  if (haveSameCodes(decision.mentions, other.mentions)) return decision.reviewed ? checked(other) : null;
  if (other.edited) return null;
  return changed(
    other,
    decision.mentions.map((mention) => inText(mention, answer.text, other.text)),
  );
}

/** The mention with its evidence as `other` writes it: letter case and outer white space may differ from `text`. */
function inText(mention: AnswerMention, text: string, other: string): AnswerMention {
  if (mention.evidence === null || text === other) return mention;
  const begins = mention.evidenceStart ?? indexOfPassage(text, mention.evidence);
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
