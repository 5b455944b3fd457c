import { z } from "zod";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import type { ScoreRequest } from "@/lib/analytics/score/relate-score";
import { CHART_TYPE } from "@/lib/charts/chart-file";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import {
  base,
  effectiveBase,
  filter,
  groupName,
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
import { count, id } from "./values";

const scoreBody = z
  .strictObject({
    ...subject,
    score_key: segmentKey.meta({
      description: "The segment that holds the scores: numbers, or labels to which an SPSS file gave numbers",
      example: "nps",
    }),
    scale: z.strictObject({ from: z.number().optional(), to: z.number().optional() }).optional().meta({
      description: "Numbers outside of it count as no score, such as 99 for “don't know”",
    }),
    low_to: z.number().optional().meta({
      description:
        "The highest low score. By default 6 if the scores are whole numbers from 0 to 10 that reach 8 (detractors), otherwise the lowest score alone",
    }),
    high_from: z.number().optional().meta({
      description: "The lowest high score. By default 9 in such a case (promoters), otherwise the highest score alone",
    }),
    filter: filter.optional(),
    weighted,
  })
  .refine(namesSubject, SUBJECT_MISSING);

/** What is asked about the score, in the form that domain functions take. */
export const scoreRequest = (body: z.output<typeof scoreBody>): ScoreRequest => ({
  key: body.score_key,
  scale: body.scale,
  lowTo: body.low_to,
  highFrom: body.high_from,
  filter: analysisFilter(body.filter),
  weighted: body.weighted,
});

const interval = z.object({ low: z.number(), high: z.number() }).meta({ description: "95%" });

const row = z
  .object({
    kind: z.enum(["code", "net"]),
    id,
    name: z.string(),
    category: z.string(),
    count: count.meta({ description: "Answers with a score and the code, or any code of the net" }),
    effective_base: effectiveBase,
    small_base: z.boolean().meta({
      description: "Fewer than 30 answers (weighted: an effective base) with it, or without it: no means, no impact",
    }),
    percentage: percentage.meta({ description: "Its share of the base" }),
    groups: z
      .array(z.object({ count, percentage }))
      .meta({ description: "Its share within each group of scores, in the order of `groups`" }),
    mean_with: z.number().nullable(),
    mean_without: z.number().nullable(),
    difference: z.number().nullable().meta({ description: "`mean_with` less `mean_without`" }),
    difference_interval: interval.nullable().meta({ description: "95%, by Welch's method" }),
    impact: z
      .object({
        value: z.number().meta({
          description:
            "How much higher the score is with the code than without it, among answers that are alike in all other codes",
        }),
        standard_error: z.number().meta({ description: "HC3" }),
        interval,
        p_value: z.number(),
        adjusted_p_value: z.number().meta({ description: "Holm-corrected over all codes with an impact" }),
        significant: z.boolean().meta({ description: "`adjusted_p_value` is below 0.05" }),
        contribution: z.number().meta({
          description: "`percentage` × `value`: all contributions and the model's `intercept` add up to the mean",
        }),
      })
      .nullable(),
    left_out: z.enum(["few_answers", "collinear", "no_model", "net"]).nullable().meta({
      description:
        "Why there is no impact. few_answers: a small base; collinear: more frequent codes determine it, such as one that the same answers have; no_model: there are not 30 answers more than codes; net: nets consist of their codes",
    }),
  })
  .meta({ id: "ScoredCode" });

export const relateScore = operation({
  ...shared,
  id: "relateScore",
  path: "/v2/analytics/score",
  summary: "Show what goes with a score",
  description:
    "How codes go with a score that was asked beside the question, such as a rating or the likelihood to recommend: their shares among low and high scores, the mean score with and without each, and their impact in one regression of the score on all codes (least squares, weighted if answers are, with HC3 standard errors). It describes and does not prove causes: people mention what comes to their mind, and what is not mentioned is not known. Answers without a score are outside of the base. A group's waves are taken together.",
  body: scoreBody,
  replies: {
    200: {
      description: "The codes and nets, the highest impact first",
      data: z.object({
        question: z
          .object({ id, text: z.string() })
          .meta({ description: "For a group: its first question, with the group's name" }),
        group: groupName,
        ...weighting,
        score_key: z.string().meta({ example: "nps" }),
        scale: z
          .object({ from: z.number(), to: z.number() })
          .meta({ description: "The lowest and highest score found" }),
        low_to: z.number(),
        high_from: z.number(),
        base: base.meta({ description: "Answers in the base of cross-tabs that have a score" }),
        effective_base: effectiveBase,
        without_score: z
          .object({
            answers: count,
            values: z
              .array(z.object({ value: z.string().nullable().meta({ example: "don’t know" }), answers: count }))
              .meta({
                description: "The most frequent values that are no score; null for none",
              }),
          })
          .meta({ description: "Answers that have no score and so are left out" }),
        mean: z.number().nullable(),
        interval: interval.nullable().meta({ description: "Of the mean, 95%" }),
        groups: z
          .array(
            z.object({
              name: z.string().meta({ description: "Detractors, Passives and Promoters, or Low, Middle and High" }),
              from: z.number(),
              to: z.number(),
              base,
              effective_base: effectiveBase,
              percentage,
              small_base: z.boolean(),
            }),
          )
          .meta({
            description:
              "Low, middle and high scores; nothing lies between the two others if `from` of the middle is above its `to`",
          }),
        model: z
          .object({
            answers: count,
            codes: count,
            r_squared: z.number().meta({ description: "The share of the score's variance that the codes account for" }),
            adjusted_r_squared: z.number().meta({ description: "Corrected for the number of codes" }),
            intercept: z.number().meta({ description: "The expected score of answers with none of the codes" }),
          })
          .nullable()
          .meta({ description: "Null if no code has an impact" }),
        rows: z.array(row),
      }),
    },
  },
  file: {
    description: `With \`Accept: ${CHART_TYPE}\`: the impacts with their intervals as a picture; with \`${WORKBOOK_TYPE}\` or \`text/csv\`: as a table; with \`${DECK_TYPE}\`: as PowerPoint slides`,
    mediaTypes: [CHART_TYPE, WORKBOOK_TYPE, "text/csv", DECK_TYPE],
  },
  errors: ["NOT_FOUND", "NO_DATA"],
});
