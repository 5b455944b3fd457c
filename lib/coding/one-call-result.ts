import type { Codebook } from "@/lib/codebook/codebook";
import { withFrequencies } from "@/lib/codebook/read-codebook";
import type { Mention } from "@/lib/engines/engine";

export type CodedAnswer = { externalId: string; mentions: readonly Mention[] };

export type OneCallResult = ReturnType<typeof oneCallResult>;

/** The data of a one-call result, the same for inline coding and for jobs. */
export function oneCallResult(input: {
  projectId: string;
  questionId: string;
  creditsUsed: number;
  codebook: Codebook;
  /** In the order of the request. */
  answers: readonly CodedAnswer[];
}) {
  const codes = new Map(
    input.codebook.flatMap((category) =>
      category.codes.map((code) => [code.id, { ...code, category: category.name }] as const),
    ),
  );
  const frequencies = new Map<string, number>();
  const results = input.answers.map(({ externalId, mentions }) => ({
    id: externalId,
    codes: mentions.flatMap((mention) => {
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
        mention_sentiment: mention.mentionSentiment,
      };
    }),
  }));
  return {
    codebook: withFrequencies(input.codebook, frequencies),
    results,
    credits_used: input.creditsUsed,
    project_id: input.projectId,
    question_id: input.questionId,
  };
}
