import type { NotCodedReason } from "@/db/schema/terms";
import type { Codebook } from "@/lib/codebook/codebook";
import { withFrequencies } from "@/lib/codebook/read-codebook";
import type { AnswerCoding } from "@/lib/engines/engine";

export type OneCallResult = ReturnType<typeof oneCallResult>;

/** The data of a one-call result, the same for a call that is answered at once and for a job. */
export function oneCallResult(input: {
  projectId: string;
  questionId: string;
  creditsUsed: number;
  codebook: Codebook;
  /** In the order of the request. */
  answers: readonly { id: string; externalId: string; notCoded?: NotCodedReason | null | undefined }[];
  codings: readonly AnswerCoding[];
}) {
  const codes = new Map(
    input.codebook.flatMap((category) =>
      category.codes.map((code) => [code.id, { ...code, category: category.name }] as const),
    ),
  );
  const mentions = new Map(input.codings.map((coding) => [coding.answerId, coding.mentions]));
  const frequencies = new Map<string, number>();
  const results = input.answers.map(({ id, externalId, notCoded }) => ({
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
