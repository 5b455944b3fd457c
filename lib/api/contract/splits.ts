import { z } from "zod";
import { SPLIT_RULES } from "@/lib/codebook/codebook";
import type { SplitPart } from "@/lib/coding/split-code";
import { codeDefinition, countRules, refuseRepeatedNames } from "./codebook-shapes";
import { codePath, placedCode, shared, version } from "./codes";
import { operation } from "./operation";
import { confidence, count, id, name, responseRef, sentiment } from "./values";

/** Splitting a code. */

const part = z.strictObject({
  name: name(500),
  definition: codeDefinition.optional(),
  ...countRules,
  sentiment: sentiment.default("Neutral"),
  response_ids: z
    .array(responseRef)
    .max(100_000)
    .optional()
    .meta({ description: "With `by: responses`, the answers that get this code" }),
});

const splitBody = z.strictObject({
  codes: z
    .array(part)
    .min(2)
    .max(20)
    .superRefine(refuseRepeatedNames("code", "category"))
    .meta({
      example: [
        { name: "Slow check-in", sentiment: "Negative" },
        { name: "Rude reception", sentiment: "Negative" },
      ],
    }),
  by: z.enum(SPLIT_RULES).meta({
    description:
      "How each mention gets its new code. engine: the coding engine chooses among the new codes, and leaves what none fits with the new code of the old name, or else falls back to the sentiment, with low confidence; sentiment: by the mention's sentiment; responses: by the lists in `codes`, and an answer in no list loses the code; none: all mentions are deleted.",
  }),
});

/** The split, in the form that domain functions take. */
export const split = ({ by, codes }: z.output<typeof splitBody>) => ({
  by,
  parts: codes.map(
    ({ response_ids, ...rest }): SplitPart => ({
      ...rest,
      responseIds: response_ids ?? [],
    }),
  ),
});

export const splitCode = operation({
  ...shared,
  id: "splitCode",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/split",
  summary: "Split a code",
  description:
    "Replaces the code by two or more new ones, in its place. One of the same name keeps the number, and the definition unless another is given.",
  params: codePath,
  body: splitBody,
  replies: {
    200: { description: "The new codes", data: z.object({ codes: z.array(placedCode), version }), etag: true },
  },
});

export const previewSplit = operation({
  id: "previewSplit",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/split/preview",
  tag: "Codebook",
  summary: "Preview the split of a code",
  description:
    "How the same split would divide the answers of this question, with quotes; nothing is changed. Confidence is never higher than it is now: where the engine chooses, it judges each mention anew, and otherwise keeps it.",
  scope: "projects:read",
  params: codePath,
  body: splitBody,
  replies: {
    200: {
      description: "How the answers would be divided",
      data: z.object({
        responses: count.meta({ description: "Answers that have the code now" }),
        responses_of_several: count.meta({ description: "Answers that would have more than one of the new codes" }),
        responses_of_none: count.meta({ description: "Answers that would have none of them" }),
        codes: z.array(
          z.object({
            name: z.string(),
            sentiment,
            responses: count,
            confidence: z.object({ high: count, medium: count, low: count }),
            examples: z
              .array(
                z.object({
                  id: z.string().meta({ description: "The caller's id" }),
                  response_id: id,
                  text: z.string(),
                  evidence: z.string().nullable(),
                  confidence,
                }),
              )
              .meta({ description: "Up to four answers; texts are cut at 600 characters" }),
          }),
        ),
      }),
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
  audited: false,
});
