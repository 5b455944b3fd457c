import { z } from "zod";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import { SAMPLE_KINDS, STATEMENT_FORMATS } from "@/lib/quality/parameters";
import type { QualityRequest } from "@/lib/quality/report-quality";
import { WARNINGS } from "@/lib/quality/warnings";
import {
  base,
  effectiveBase,
  filter,
  namesSubject,
  percentage,
  question,
  SUBJECT_MISSING,
  segmentKey,
  segmentText,
  shared,
  subject,
  weighted,
  weighting,
} from "./analytics-shapes";
import { operation } from "./operation";
import { count, id } from "./values";

const request = {
  ...subject,
  half_width: z
    .number()
    .min(0.01)
    .max(0.5)
    .default(0.1)
    .meta({ description: "Half of the wanted width of the intervals of a code's precision and recall" }),
  sample: z.enum(SAMPLE_KINDS).optional().meta({
    description:
      "random: the checked answers that were drawn at random, the default; all: whatever was checked. Without 30 checked answers that were drawn at random, all estimates are null",
  }),
  filter: filter.optional(),
};

const qualityBody = z.strictObject(request).refine(namesSubject, SUBJECT_MISSING);

const statementBody = z
  .strictObject({
    ...request,
    format: z.enum(STATEMENT_FORMATS).default("markdown").meta({ description: "html is a page that can be printed" }),
  })
  .refine(namesSubject, SUBJECT_MISSING);

/** The request, in the form that domain functions take. */
export const qualityRequest = (body: z.output<typeof qualityBody>): QualityRequest => ({
  halfWidth: body.half_width,
  sample: body.sample,
  filter: body.filter && analysisFilter(body.filter),
});

export const estimate = z
  .object({ value: z.number().nullable(), low: z.number().nullable(), high: z.number().nullable() })
  .meta({ id: "Estimate", description: "A figure and its 95% interval; null if the sample does not define it" });

export const agreement = {
  alpha: estimate.meta({ description: "Krippendorff's alpha of machine and person: 1 agreement, 0 chance" }),
  kappa: estimate.meta({ description: "Cohen's kappa of machine and person" }),
  precision: estimate.meta({ description: "Of the machine's mentions, the share that the person gave too" }),
  recall: estimate.meta({ description: "Of the person's mentions, the share that the machine gave too" }),
  f1: estimate.meta({ description: "The harmonic mean of precision and recall" }),
  decisions: z
    .object({ both: count, machine_only: count, person_only: count, neither: count })
    .meta({ description: "Answers by who gave the code; over all codes together in `overall`" }),
};

const inSegment = {
  segment: z.string().nullable().meta({ example: "age_group=25-34" }),
  segment_key: z.string().nullable(),
  segment_value: z.string().nullable(),
};

const warning = z.object({ kind: z.enum(WARNINGS), message: z.string() }).meta({ id: "QualityWarning" });

const DESCRIPTION =
  "Compares what the machine had said about the checked answers before the review with the codes that they have now. An answer is checked if a person decided about it, but not if several different answers were accepted in one request. Codes by words that always give them (`always`) are left out. With fewer than 30 checked answers of the random sample, there are counts and no estimates. Intervals are percentiles of a bootstrap over answers with a fixed seed; the same sample gives the same figures.";

const errors = ["NOT_FOUND", "NO_DATA"] as const;

export const reportQuality = operation({
  ...shared,
  id: "reportQuality",
  path: "/v2/analytics/quality",
  summary: "Measure how far machine and people agree",
  description: DESCRIPTION,
  body: qualityBody,
  replies: {
    200: {
      description: "Agreement per code, overall and by segment",
      data: z.object({
        questions: z.array(z.object({ id, project_id: id, text: z.string() })),
        sample: z.object({
          kind: z.enum(SAMPLE_KINDS),
          answers: count.meta({ description: "Checked answers of which the machine's codes are known" }),
          small_base: z.boolean().meta({ description: "Fewer than 30 answers" }),
          reviewed: count.meta({ description: "All that could be compared" }),
          drawn_at_random: count.meta({
            description: "Those of them that were drawn at random; all of them once every answer is checked",
          }),
          wanted: count.meta({ description: "The size of the random sample, at least 30: 12 of 30 are checked" }),
          waiting: count.meta({ description: "Answers of the random sample that are not checked" }),
        }),
        method: z.object({ confidence_level: z.number(), resamples: count, seed: z.int(), half_width: z.number() }),
        overall: z.object({
          ...agreement,
          exact_match: estimate.meta({ description: "The share of answers whose codes are all the same" }),
        }),
        codes_per_answer: z.object({
          machine: estimate,
          person: estimate,
          ratio: estimate.meta({ description: "The machine's codes for each code of the people" }),
          over_coding: z.boolean().meta({ description: "The interval of the ratio lies above 1" }),
          under_coding: z.boolean(),
        }),
        stability: z.object({ answers: count, agreement: estimate }).nullable().meta({
          description:
            "Answers that a model coded twice in the last run, because it was in doubt, and the share that got the same codes; with Wilson's interval. Null for the local engine, whose result is always the same",
        }),
        people: z
          .object({ answers: count, alpha: estimate, exact_match: estimate })
          .meta({ description: "How far people agree with each other, on answers that several of them coded" }),
        codes: z.array(
          z
            .object({
              code_id: id,
              code_number: z.int(),
              code_name: z.string(),
              category: z.string(),
              ...agreement,
              answers_needed: count.nullable().meta({
                description:
                  "Answers still to be reviewed until precision and recall are known to `half_width`; null if the sample does not mention the code",
              }),
              low_precision: z
                .boolean()
                .meta({ description: "The interval of the precision lies below 0.8, on 10 mentions or more" }),
            })
            .meta({ id: "CodeQuality" }),
        ),
        segments: z
          .array(
            z
              .object({
                ...inSegment,
                answers: count,
                small_base: z.boolean(),
                exact_match: estimate,
                p_value: z.number().nullable().meta({ description: "Against all other answers of the sample" }),
                adjusted_p_value: z.number().meta({ description: "Holm-corrected over all segments" }),
                differs: z.boolean(),
              })
              .meta({ id: "SegmentQuality" }),
          )
          .meta({ description: "Of every segment with 2 to 12 values" }),
        warnings: z.array(warning),
      }),
    },
  },
  errors,
});

const range = z.object({ low: z.number(), high: z.number() }).nullable();

const share = {
  raw: z.object({
    count,
    percentage,
    interval: range.meta({ description: "95%, by Wilson's score method; by the effective base if weighted" }),
  }),
  corrected: z
    .object({ percentage, interval: range.meta({ description: "95%" }) })
    .nullable()
    .meta({ description: "Null if the sample is too small" }),
  bias: z.number().nullable().meta({ description: "Percentage points, raw minus corrected" }),
};

const ofSample = {
  answers: count.meta({ description: "Drawn at random and checked" }),
  answers_needed: count.meta({
    description: "How many are missing until 30, the fewest with which shares are corrected",
  }),
};

export const correctShares = operation({
  ...shared,
  id: "correctShares",
  path: "/v2/analytics/corrected-shares",
  summary: "Correct percentages for coding errors",
  description:
    "The percentage of answers with each code as the coding stands, and as a person would have coded all of them: estimated from the machine's codes of all answers and a person's of the random sample that the review draws (prediction-powered inference). Unlike the raw interval, which knows the sampling of respondents only, the corrected one also holds the errors of coding. It is as good as the sample: not to be trusted if that is unfinished or hastily checked, and such corrections repair less than hoped (Baumann and others 2025, arXiv 2509.08825).",
  body: z.strictObject({
    ...question,
    segment_keys: z
      .array(segmentKey)
      .max(10)
      .default([])
      .meta({ description: "Each adds a column for every value; a column is corrected by its own part of the sample" }),
    weighted,
    segments: z
      .array(segmentText)
      .max(20)
      .optional()
      .meta({ description: "Only answers that are in all of these segments" }),
    filter: filter.optional().meta({
      description:
        "Only by segments, ranges, flag and text: codes and decisions are changed in the sample but not in the other answers, so that a correction would be biased",
    }),
  }),
  replies: {
    200: {
      description: "Raw and corrected percentages, in the codebook's order",
      data: z.object({
        question: z.object({ id, text: z.string() }),
        ...weighting,
        base,
        effective_base: effectiveBase,
        sample: z.object({
          ...ofSample,
          probability: z.number().meta({ description: "The probability with which each answer is in the sample" }),
        }),
        columns: z.array(z.object({ ...inSegment, base, effective_base: effectiveBase, sample: z.object(ofSample) })),
        codes: z.array(
          z
            .object({
              code_id: id,
              code_number: z.int(),
              code_name: z.string(),
              category: z.string(),
              ...share,
              cells: z.array(z.object({ ...inSegment, ...share })).meta({ description: "In the order of `columns`" }),
            })
            .meta({ id: "CorrectedShare" }),
        ),
      }),
    },
  },
  errors,
});

export const stateMethods = operation({
  ...shared,
  id: "stateMethods",
  path: "/v2/analytics/quality/statement",
  summary: "Download a methods statement",
  description:
    "What a report's appendix says about the coding: codebook, machine and review, agreement with its intervals, limits, and the papers behind the figures.",
  body: statementBody,
  replies: {},
  file: { description: "The statement", mediaTypes: ["text/markdown", "text/html"] },
  errors,
});
