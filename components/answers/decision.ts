import type { Sentiment } from "@/db/schema/terms";
import type { AnswerLine, AnswerMention, AnswerPage } from "@/lib/results/list-answers";
import type { CodeLine } from "@/lib/results/read-codes";

/** The codes that a person gave an answer, and whether they reviewed it. */
export type Decision = { mentions: AnswerMention[]; reviewed: boolean };

/** Removes a code from the answer's mentions, or adds it with high confidence and the sentiment of the code. */
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

/** The pages of the list with the decision applied to one answer. */
export const decided = (pages: readonly AnswerPage[], answerId: string, decision: Decision): AnswerPage[] =>
  pages.map((page) => ({
    ...page,
    answers: page.answers.map((answer): AnswerLine => (answer.id === answerId ? { ...answer, ...decision } : answer)),
  }));
