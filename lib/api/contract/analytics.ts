import { z } from "zod";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import type { RankingRequest } from "@/lib/analytics/rank-segments";
import {
  base,
  effectiveBase,
  filter,
  namesSubject,
  percentage,
  SUBJECT_MISSING,
  segmentKey,
  shared,
  subject,
  weighted,
  weighting,
} from "./analytics-shapes";
import { operation } from "./operation";
import { recodeShape } from "./questions";
import { count, id, name } from "./values";

const errors = ["NOT_FOUND", "NO_DATA"] as const;

const segmentName = {
  segment: z.string().meta({ description: "`key=value`, to be sent back as it is", example: "age_group=25-34" }),
  segment_key: z.string(),
  segment_value: z.string(),
};

const rankingBody = z
  .strictObject({
    ...subject,
    segment_key: segmentKey.optional().meta({ description: "Ranks the values of this segment only" }),
    code_name: name(500).optional().meta({
      description: "Ranks by this code only, or by the codes of this category; by name or id",
      example: "Friendly staff",
    }),
    filter: filter.optional(),
    weighted,
  })
  .refine(namesSubject, SUBJECT_MISSING);

/** The ranking, in the form that domain functions take. */
export const ranking = (body: z.output<typeof rankingBody>): RankingRequest => ({
  key: body.segment_key,
  codeName: body.code_name,
  filter: analysisFilter(body.filter),
  weighted: body.weighted,
});

export const rankSegments = operation({
  ...shared,
  id: "rankSegments",
  path: "/v2/analytics/segment-ranking",
  summary: "Rank segments by how often they mention a code",
  description:
    "The highest share first. Without `segment_key` every segment with at most 50 values is ranked, without `code_name` by every code. Codes by segments are at most 50,000; of a codebook with more than 250 codes the segments with the fewest values are taken.",
  body: rankingBody,
  replies: {
    200: {
      description: "Segments, the best first",
      data: z.array(
        z
          .object({
            ...segmentName,
            code_id: id,
            code_name: z.string(),
            category: z.string(),
            count,
            base,
            effective_base: effectiveBase,
            percentage,
            interval: z
              .object({ low: z.number(), high: z.number() })
              .meta({ description: "Of the percentage, 95%, by Wilson's score method" }),
            index: z.number().nullable().meta({ description: "100 if the segment is like all answers" }),
            small_base: z.boolean().meta({ description: "Fewer than 30 answers" }),
          })
          .meta({ id: "RankedSegment" }),
      ),
      meta: z.object(weighting),
    },
  },
  errors,
});

export const showSegments = operation({
  ...shared,
  id: "showSegments",
  path: "/v2/analytics/segments",
  summary: "List a question's segments",
  description: "By name, each with its values, the largest first; of a segment with many values the 200 largest.",
  body: z.strictObject(subject).refine(namesSubject, SUBJECT_MISSING),
  replies: {
    200: {
      description: "The segments",
      data: z.array(
        z
          .object({
            segment_key: z.string(),
            segment_label: z.string().nullable().meta({
              description: "The wording, if the file had one: an SPSS variable's label, a Qualtrics question",
              example: "How old are you?",
            }),
            values: z.array(z.object({ ...segmentName, count: count.meta({ description: "Answers" }) })),
            value_order: z.array(z.string()).meta({ description: "The values in their order in tables and charts" }),
            recode: z
              .object(recodeShape)
              .nullable()
              .meta({ description: "How it is made from another segment; null if answers came with it" }),
          })
          .meta({ id: "Segment" }),
      ),
    },
  },
  errors,
});
