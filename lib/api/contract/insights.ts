import { z } from "zod";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import {
  base,
  effectiveBase,
  filter,
  groupName,
  namesSubject,
  percentage,
  SUBJECT_MISSING,
  segmentKey,
  sentimentCounts,
  shared,
  subject,
  weighted,
  weighting,
} from "./analytics-shapes";
import { operation } from "./operation";
import { count, id } from "./values";

/** Operations that find remarkable patterns in coded answers. */

const errors = ["NOT_FOUND", "NO_DATA"] as const;

const keysBody = z
  .strictObject({
    ...subject,
    segment_keys: z
      .array(segmentKey)
      .min(1)
      .max(10)
      .optional()
      .meta({ description: "By default, every segment with 2 to 12 values" }),
    filter: filter.optional(),
    weighted,
  })
  .refine(namesSubject, SUBJECT_MISSING);

/** The segments and the filter, in the form that domain functions take. */
export const keysAndFilter = (body: z.output<typeof keysBody>) => ({
  keys: body.segment_keys && [...new Set(body.segment_keys)],
  filter: analysisFilter(body.filter),
  weighted: body.weighted,
});

const segmentName = {
  segment: z.string().meta({ description: "`key=value`, to be sent back as it is" }),
  segment_key: z.string(),
  segment_value: z.string(),
};
const codeName = { code_id: id, code_name: z.string(), category: z.string() };

const feelings = {
  mentions: count,
  sentiments: sentimentCounts,
  percentages: z
    .object({ Positive: percentage, Negative: percentage, Neutral: percentage, Mixed: percentage })
    .meta({ description: "Of the mentions, weighted if answers are; null without mentions" }),
  net_sentiment: z
    .number()
    .nullable()
    .meta({ description: "Positive minus negative mentions, in percent of all; null without mentions" }),
};

export const shareSentiment = operation({
  ...shared,
  id: "shareSentiment",
  path: "/v2/analytics/sentiment",
  summary: "Show the sentiment of mentions",
  description: "Mentions by sentiment: in all, of each category and code, and within each segment.",
  body: keysBody,
  replies: {
    200: {
      description: "The sentiment of mentions",
      data: z.object({
        ...weighting,
        base,
        effective_base: effectiveBase,
        ...feelings,
        categories: z.array(z.object({ category_id: id, category: z.string(), ...feelings })),
        codes: z.array(z.object({ ...codeName, ...feelings })),
        segments: z.array(
          z.object({ ...segmentName, base, effective_base: effectiveBase, small_base: z.boolean(), ...feelings }),
        ),
      }),
    },
  },
  errors,
});

export const pairCodes = operation({
  ...shared,
  id: "pairCodes",
  path: "/v2/analytics/co-occurrence",
  summary: "List codes that answers mention together",
  description:
    "The most frequent pairs first. `phi` and `p_value` are of the chi-square test of the two codes; `adjusted_p_value` controls the false discovery rate over all pairs that occur (Benjamini and Hochberg, 1995).",
  body: z
    .strictObject({ ...subject, limit: z.int().min(1).max(1_000).default(200), filter: filter.optional(), weighted })
    .refine(namesSubject, SUBJECT_MISSING),
  replies: {
    200: {
      description: "Pairs of codes",
      data: z.array(
        z
          .object({
            codes: z.array(z.object(codeName)).meta({ description: "The two codes" }),
            counts: z.array(count).meta({ description: "Answers with each of the two" }),
            count: count.meta({ description: "Answers with both" }),
            base,
            effective_base: effectiveBase,
            percentage,
            jaccard: z.number().meta({ description: "Answers with both, as a share of those with either" }),
            lift: z.number().meta({ description: "1 if they occur together as often as expected by chance" }),
            phi: z.number().nullable(),
            p_value: z.number().nullable(),
            adjusted_p_value: z.number(),
          })
          .meta({ id: "CodePair" }),
      ),
      meta: z.object(weighting),
    },
  },
  errors,
});

export const findAnomalies = operation({
  ...shared,
  id: "findAnomalies",
  path: "/v2/analytics/anomalies",
  summary: "Find cells that differ from what is expected",
  description:
    "Codes that a segment mentions significantly more or less often than all other answers: adjusted residuals (Haberman, 1973) whose false discovery rate is held at 5% (Benjamini and Hochberg, 1995). Segments with fewer than 30 answers, and cells in which fewer than 5 are expected, are not tested.",
  body: keysBody,
  replies: {
    200: {
      description: "The cells, the most surprising first",
      data: z.object({
        ...weighting,
        tested: count.meta({ description: "Cells that were tested" }),
        anomalies: z.array(
          z
            .object({
              ...segmentName,
              ...codeName,
              direction: z.enum(["above", "below"]),
              count,
              base,
              effective_base: effectiveBase,
              percentage,
              expected: z.number().meta({
                description: "Answers expected if the segment were like all answers; of the effective base if weighted",
              }),
              rest_percentage: percentage.meta({ description: "Of the answers outside the segment" }),
              residual: z.number().meta({ description: "In standard deviations" }),
              p_value: z.number(),
              adjusted_p_value: z.number(),
            })
            .meta({ id: "Anomaly" }),
        ),
      }),
    },
  },
  errors,
});

export const summarize = operation({
  ...shared,
  id: "summarize",
  path: "/v2/analytics/executive-summary",
  summary: "Sum up what the answers say",
  description:
    "In English sentences written from computed figures alone; each sentence has the figures behind it. If the engine is a model, it rewords the sentences; a rewording whose names or figures differ from the computed sentence is dropped. Free; the model gets the names of codes and segments, but no answers.",
  body: z.strictObject({ ...subject, filter: filter.optional(), weighted }).refine(namesSubject, SUBJECT_MISSING),
  replies: {
    200: {
      description: "The summary",
      data: z.object({
        question: z
          .object({ id, text: z.string() })
          .meta({ description: "For a group: its first question, with the group's name" }),
        group: groupName,
        ...weighting,
        base,
        effective_base: effectiveBase,
        summary: z.string(),
        sentences: z.array(
          z.object({
            topic: z.enum(["base", "themes", "sentiment", "segments", "pairs"]),
            text: z.string(),
            figures: z.record(z.string(), z.union([z.string(), z.number()])),
            phrased_by: z.enum(["template", "model"]),
          }),
        ),
      }),
    },
  },
  errors,
});
