import type { Sentiment } from "@/db/schema/terms";
import type { AnswerLine, AnswerMention, AnswerPage } from "@/lib/results/list-answers";
import type { CodeLine } from "@/lib/results/read-codes";

/** The codes that a person gave an answer, and whether they reviewed it. */
export type Decision = { mentions: AnswerMention[]; reviewed: boolean };

/** Removes a code from the answer's mentions, or adds it. */
export const toggled = (mentions: readonly AnswerMention[], code: CodeLine): AnswerMention[] =>
  has(mentions, code) ? withoutCode(mentions, code.id) : withCode(mentions, code);

/** Adds the code to the mentions that lack it, with high confidence and the sentiment of the code. */
export function withCode(mentions: readonly AnswerMention[], code: CodeLine): AnswerMention[] {
  if (has(mentions, code)) return [...mentions];
  const given: AnswerMention = {
    codeId: code.id,
    name: code.name,
    colour: code.category.colour,
    confidence: "high",
    sentiment: code.sentiment,
    evidence: null,
  };
  return [...mentions, given];
}

export const withoutCode = (mentions: readonly AnswerMention[], codeId: string) =>
  mentions.filter((mention) => mention.codeId !== codeId);

export const withSentiment = (mentions: readonly AnswerMention[], codeId: string, sentiment: Sentiment) =>
  mentions.map((mention) => (mention.codeId === codeId ? { ...mention, sentiment } : mention));

/** The pages of the list with decisions applied, by the ids of their answers. */
export const decided = (pages: readonly AnswerPage[], decisions: ReadonlyMap<string, Decision>): AnswerPage[] =>
  pages.map((page) => ({
    ...page,
    answers: page.answers.map((answer): AnswerLine => ({ ...answer, ...decisions.get(answer.id) })),
  }));

const has = (mentions: readonly AnswerMention[], { id }: CodeLine) => mentions.some(({ codeId }) => codeId === id);
