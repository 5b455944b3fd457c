import type { NotCodedReason } from "@/db/schema/terms";
import type { Codebook } from "@/lib/codebook/codebook";
import { withFrequencies } from "@/lib/codebook/read-codebook";
import type { AnswerCoding } from "@/lib/engines/engine";

export type OneCallResult = ReturnType<typeof oneCallResult>;

type TriedAnswer = { id: string; externalId: string; notCoded?: NotCodedReason | null | undefined };

/** The data of a one-call result; a synchronous call and a job have the same. */
export function oneCallResult(input: {
  projectId: string;
  questionId: string;
  creditsUsed: number;
  codebook: Codebook;
  /** Answers in the order of the request. */
  answers: readonly TriedAnswer[];
  codings: readonly AnswerCoding[];
}) {
  const show = resultsBy(input.codebook);
  const results = show.results(input.answers, input.codings);
  return { results, ...show.rest(input) };
}

/**
 * Shows coded answers page by page and counts how many answers have each code. After the last page, `rest` returns the
 * codebook with these counts.
 */
export function resultsBy(codebook: Codebook) {
  const codes = new Map(
    codebook.flatMap((category) =>
      category.codes.map((code) => [code.id, { ...code, category: category.name }] as const),
    ),
  );
  const frequencies = new Map<string, number>();
  return {
    results(answers: readonly TriedAnswer[], codings: readonly AnswerCoding[]) {
      const mentions = new Map(codings.map((coding) => [coding.answerId, coding.mentions]));
      return answers.map(({ id, externalId, notCoded }) => ({
        id: externalId,
        ...(notCoded && { not_coded: notCoded }),
        codes: (mentions.get(id) ?? []).flatMap((mention) => {
          const code = codes.get(mention.codeId);
          if (!code) return [];
          frequencies.set(code.id, (frequencies.get(code.id) ?? 0) + 1);
          return {
            name: code.name,
            sentiment: code.sentiment,
            confidence: mention.confidence,
            code_id: code.id,
            code_number: code.codeNumber,
            category: code.category,
            evidence: mention.evidence,
            ...(mention.quoteNotFound && { quote_not_found: true }),
            mention_sentiment: mention.mentionSentiment,
          };
        }),
      }));
    },
    rest: ({ projectId, questionId, creditsUsed }: { projectId: string; questionId: string; creditsUsed: number }) => ({
      codebook: withFrequencies(codebook, frequencies),
      credits_used: creditsUsed,
      project_id: projectId,
      question_id: questionId,
    }),
  };
}
