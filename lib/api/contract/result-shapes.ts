import { z } from "zod";
import { ANSWER_FLAGS, CONFIDENCES, JOB_STATUSES, JOB_TYPES, NOT_CODED_REASONS, SENTIMENTS } from "@/db/schema/terms";
import { votes } from "./codebook-shapes";
import { codebookOrigin } from "./frames";
import { codingType, count, id, jobId, moment } from "./values";

/** The shapes in which the pages read what was coded. */

const colour = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8]);
const sentiment = z.enum(SENTIMENTS);
const confidence = z.enum(CONFIDENCES);

export const indexedProject = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  questions: z.array(z.object({ id, text: z.string(), codingType, groupId: id.nullable() })),
});

export const jobProgress = z.object({
  id: jobId,
  type: z.enum(JOB_TYPES),
  status: z.enum(JOB_STATUSES),
  questionId: id.nullable(),
  processed: count,
  total: count,
  junk: count,
  notCoded: count,
  charged: count,
  startedAt: z.number().nullable(),
  updatedAt: z.number(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

const mention = z.object({
  codeId: id,
  name: z.string(),
  colour,
  confidence,
  sentiment,
  evidence: z.string().nullable(),
  evidenceStart: count.nullish(),
  quoteNotFound: z.boolean().optional(),
});

const answerLine = z.object({
  id,
  externalId: z.string(),
  text: z.string(),
  language: z.string().nullable(),
  translation: z.string().optional(),
  flags: z.array(z.enum(ANSWER_FLAGS)),
  notCoded: z.enum(NOT_CODED_REASONS).nullish(),
  wasProcessed: z.boolean(),
  votes,
  reviewed: z.boolean(),
  edited: z.boolean(),
  coderId: id.optional(),
  segments: z.record(z.string(), z.union([z.string(), z.number()])),
  mentions: z.array(mention),
  hidden: z.array(mention).optional(),
});

export const answerPage = z.object({ answers: z.array(answerLine), total: count, next: z.int().nullable() });

export const codeLine = z.object({
  id,
  number: count,
  name: z.string(),
  isCatchAll: z.boolean(),
  definition: z.string().nullable(),
  include: z.string().nullable(),
  exclude: z.string().nullable(),
  always: z.string().nullable(),
  sentiment,
  category: z.object({ id, name: z.string(), colour }),
  answers: count,
  mentions: z.record(sentiment, count),
  confidence: z.record(confidence, count),
  quote: z.object({ text: z.string(), language: z.string().nullable() }).nullable(),
});

export const codebookView = z.object({
  version: count,
  base: count,
  draft: codebookOrigin,
  requests: z.boolean(),
  categories: z.array(
    z.object({ id, name: z.string(), colour, parentId: id.nullable(), answers: count, codes: z.array(codeLine) }),
  ),
});

export const answerCounts = z.object({
  total: count,
  coded: count,
  flagged: count,
  free: count,
  duplicates: count,
  unreadable: count,
  empty: count,
  nonAnswers: count,
  noCodeFits: count,
  leftByHand: count,
  waiting: count,
  reviewed: count,
  edited: count,
  uncertain: count,
});

export const segment = z.object({ key: z.string(), value: z.string(), answers: count });

export const versionAuthor = z.object({ actor: z.string(), name: z.string() });
