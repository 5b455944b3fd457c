import { z } from "zod";
import { ANSWER_FLAGS } from "@/db/schema/terms";
import type { Subject } from "@/lib/analytics/subject";
import { assigneeText, MAX_FILTER_CODES, rangeText, reviewerText } from "./answer-query";
import { HEAVY } from "./operation";
import { confidence, count, id, idWithoutExample, name, sentiment } from "./values";

/** Shapes that the requests and replies of analytics share. */

export const question = { project_id: id, question_id: id };

/** The subject of an analysis: one question, or a group. */
export const subject = {
  project_id: id.optional(),
  question_id: id.optional().meta({ description: "With its `project_id`" }),
  group_id: idWithoutExample.optional().meta({ description: "All waves of a group together, in place of a question" }),
};

/** Names the group that was analysed. */
export const groupName = z
  .object({ id, name: z.string() })
  .nullable()
  .meta({ description: "The group, if all its waves were analysed together" });

type GivenSubject = z.output<z.ZodObject<typeof subject>>;

/** Whether a request names either a question with its project, or only a group. */
export const namesSubject = ({ project_id, question_id, group_id }: GivenSubject): boolean =>
  group_id ? !project_id && !question_id : project_id !== undefined && question_id !== undefined;

export const SUBJECT_MISSING = {
  path: ["question_id"],
  message: "and project_id, or group_id alone, must be given",
};

/** The subject, in the form that domain functions take. */
export const subjectOf = ({ project_id, question_id, group_id }: GivenSubject): Subject =>
  group_id ? { groupId: group_id } : { projectId: project_id ?? "", questionId: question_id ?? "" };

export const segmentKey = name(200).meta({ description: "The name of a segment", example: "age_group" });

export const segmentText = name(1_300).meta({
  description: "`key=value`, or a value that only one segment has",
  example: "age_group=25-34",
});

const codeNames = z.array(name(500)).min(1).max(MAX_FILTER_CODES);

export const filter = z
  .strictObject({
    code: name(500).optional().meta({ description: "Id, `code_number` or name of a code that answers must have" }),
    category: name(500).optional().meta({ description: "Id or name of a category of which answers must have a code" }),
    any_of: codeNames.optional().meta({ description: "Codes, as in `code`, of which answers must have at least one" }),
    all_of: codeNames.optional().meta({ description: "Codes, as in `code`, all of which answers must have" }),
    none_of: codeNames.optional().meta({ description: "Codes, as in `code`, none of which answers may have" }),
    sentiment: sentiment.optional().meta({
      description:
        "How the answer feels about the codes that `code`, `category`, `any_of` and `all_of` ask for; without them, about any",
    }),
    confidence: confidence.optional().meta({ description: "Confidence of the same codes" }),
    segments: z.array(segmentText).max(20).optional().meta({ description: "All must hold" }),
    ranges: z
      .array(rangeText)
      .min(1)
      .max(20)
      .optional()
      .meta({ description: "Segments whose values are numbers, with bounds that are included; all must hold" }),
    flag: z.enum(ANSWER_FLAGS).optional(),
    coded: z.enum(["true", "false", "uncoded"]).optional(),
    reviewed: z.boolean().optional(),
    edited: z.boolean().optional(),
    reviewer: reviewerText.optional(),
    assigned_to: assigneeText.optional(),
    q: name(200).optional().meta({ description: "A part of the text" }),
  })
  .meta({ id: "AnalyticsFilter", description: "Restricts the analysis to some answers; all fields must hold" });

export const percentage = z.number().min(0).max(100).nullable().meta({ description: "Null if the base is 0" });

export const base = count.meta({ description: "Answers that are not empty and that have been coded or reviewed" });

/** Of a request: whether the question's weight counts. */
export const weighted = z.boolean().default(true).meta({
  description:
    "Weights answers by the question's `weight_key`, for a group by the one that all its waves share. Without such a key, or with false, every answer counts once",
});

/** Of a reply: by what its shares, intervals and tests are weighted. */
export const weighting = {
  weighted: z.boolean(),
  weight_key: z.string().nullable().meta({ description: "The segment of the weights", example: "weight" }),
};

export const effectiveBase = z.number().meta({
  description: "The base by which intervals and tests are made; Kish's effective base if answers are weighted",
});

export const sentimentCounts = z
  .object({ Positive: count, Negative: count, Neutral: count, Mixed: count })
  .meta({ id: "SentimentCounts", description: "Answers by how they feel about it" });

export const shared = {
  method: "POST",
  tag: "Analytics",
  scope: "analytics:read",
  idempotent: false,
  audited: false,
  weight: HEAVY,
} as const;
