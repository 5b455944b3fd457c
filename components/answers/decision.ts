import type { Sentiment } from "@/db/schema/terms";
import type { AnswerLine, AnswerMention, AnswerPage } from "@/lib/results/list-answers";
import type { CodeLine } from "@/lib/results/read-codes";

/** What a person decided about an answer. */
export type Decision = { mentions: AnswerMention[]; reviewed: boolean };

/** The answer's codes without one, or with one more: a code that a person gives is sure, and feels as the code does. */
export function toggled(mentions: readonly AnswerMention[], code: CodeLine): AnswerMention[] {
  if (mentions.some(({ codeId }) => codeId === code.id)) return mentions.filter(({ codeId }) => codeId !== code.id);
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

export const withSentiment = (mentions: readonly AnswerMention[], codeId: string, sentiment: Sentiment) =>
  mentions.map((mention) => (mention.codeId === codeId ? { ...mention, sentiment } : mention));

/** The pages with one answer changed. */
export const decided = (pages: readonly AnswerPage[], answerId: string, decision: Decision): AnswerPage[] =>
  pages.map((page) => ({
    ...page,
    answers: page.answers.map((answer): AnswerLine => (answer.id === answerId ? { ...answer, ...decision } : answer)),
  }));
