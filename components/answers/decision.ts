import type { Sentiment } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerLine, AnswerMention, AnswerPage } from "@/lib/responses/list-answers";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";

/**
 * The codes that a person gave an answer. `reviewed`: they checked all of it; `edited`: they only changed single codes.
 */
export type Decision = Pick<AnswerLine, "mentions" | "reviewed" | "edited">;

/** Words of an answer, and where they begin. */
export type Passage = { evidence: string; evidenceStart: number };

/** Changes single codes. This does not mark the answer as reviewed, unless the machine never processed it. */
export function changed({ reviewed, wasProcessed }: AnswerLine, mentions: AnswerMention[]): Decision {
  const isReviewed = reviewed || !wasProcessed;
  return { mentions, reviewed: isReviewed, edited: !isReviewed };
}

/** Sets whether the answer is reviewed, and keeps its codes. */
export const checked = ({ mentions }: AnswerLine, reviewed = true): Decision => ({ mentions, reviewed, edited: false });

/** Removes a code from the answer's mentions, or adds it. */
export const toggled = (mentions: readonly AnswerMention[], code: CodeLine): AnswerMention[] =>
  has(mentions, code) ? withoutCode(mentions, code.id) : withCode(mentions, code);

/** Adds the code to the mentions that lack it, with high confidence and the sentiment of the code. */
export function withCode(mentions: readonly AnswerMention[], code: CodeLine): AnswerMention[] {
  return has(mentions, code) ? [...mentions] : [...mentions, newMention(code)];
}

const newMention = (code: CodeLine): AnswerMention => ({
  codeId: code.id,
  name: code.name,
  colour: code.category.colour,
  confidence: "high",
  sentiment: code.sentiment,
  evidence: null,
  evidenceStart: null,
});

export const withoutCode = (mentions: readonly AnswerMention[], codeId: string) =>
  mentions.filter((mention) => mention.codeId !== codeId);

/**
 * Replaces a code by another. The mention keeps its evidence, and its sentiment too unless the two codes have different
 * sentiments: then it gets that of the new code. An answer that has the new code already only loses the old one.
 */
export function withReplacement(mentions: readonly AnswerMention[], taken: CodeLine, given: CodeLine): AnswerMention[] {
  if (has(mentions, given)) return withoutCode(mentions, taken.id);
  return mentions.map((mention) => {
    if (mention.codeId !== taken.id) return mention;
    const { evidence, evidenceStart } = mention;
    const sentiment = given.sentiment === taken.sentiment ? mention.sentiment : given.sentiment;
    return { ...newMention(given), sentiment, evidence, evidenceStart };
  });
}

export const withSentiment = (mentions: readonly AnswerMention[], codeId: string, sentiment: Sentiment) =>
  mentions.map((mention) => (mention.codeId === codeId ? { ...mention, sentiment } : mention));

/** The mentions, with the next sentiment for the code with this number, counted from 1; null if there is none. */
export function withNextSentiment(mentions: readonly AnswerMention[], number: number): AnswerMention[] | null {
  const mention = mentions[number - 1];
  if (!mention) return null;
  const next = (SENTIMENT_ORDER.indexOf(mention.sentiment) + 1) % SENTIMENT_ORDER.length;
  return withSentiment(mentions, mention.codeId, SENTIMENT_ORDER[next] ?? mention.sentiment);
}

/** Sets the words that support a code, or null for none. The code gets high confidence, because a person chose them. */
export const withEvidence = (mentions: readonly AnswerMention[], codeId: string, passage: Passage | null) =>
  mentions.map(
    (mention): AnswerMention =>
      mention.codeId === codeId
        ? { ...mention, confidence: "high", ...(passage ?? { evidence: null, evidenceStart: null }) }
        : mention,
  );

/** The pages of the list with decisions applied, by the ids of their answers. */
export const decided = (pages: readonly AnswerPage[], decisions: ReadonlyMap<string, Decision>): AnswerPage[] =>
  pages.map((page) => ({
    ...page,
    answers: page.answers.map((answer): AnswerLine => {
      const decision = decisions.get(answer.id);
      if (!decision) return answer;
      const next = { ...answer, ...decision };
      return isBlind(next) ? { ...next, mentions: [] } : next;
    }),
  }));

/** Whether a blind review still hides the machine's codes of this answer. */
export const isBlind = ({ hidden, reviewed, edited }: AnswerLine): boolean =>
  hidden !== undefined && !reviewed && !edited;

export const has = (mentions: readonly AnswerMention[], { id }: Pick<CodeLine, "id">) =>
  mentions.some(({ codeId }) => codeId === id);
