import { z } from "zod";
import { ASSIGNMENT_SOURCES } from "@/db/schema/terms";
import { ANSWER_STATES } from "@/lib/export/answer-states";
import { parentShown } from "./codebook-shapes";
import { confidence, id, sentiment } from "./values";

const exportedMention = z.object({
  code_number: z.int(),
  name: z.string(),
  category: z.string(),
  mention_sentiment: sentiment.optional().meta({ description: "With `include_sentiment`" }),
  confidence: confidence.optional().meta({ description: "With `include_confidence`" }),
  evidence: z.string().nullable().optional().meta({ description: "With `include_evidence`" }),
  source: z
    .enum(ASSIGNMENT_SOURCES)
    .optional()
    .meta({ description: "This and the following with `include_provenance`" }),
  engine: z.string().nullable().optional(),
  suggestion_id: id.nullable().optional(),
  actor: z.string().nullable().optional(),
  decided_at: z.iso.datetime().optional(),
});

const wave = z.int().optional().meta({ description: "If all waves of a group are exported" });

/** The file of `POST /v2/export/json`. */
export const exportedAnswers = z
  .object({
    title: z.string(),
    filter: z.string().optional().meta({
      description: "In words, if only some answers are exported",
      example: "any of the codes: Expensive; age from 18 to 34",
    }),
    questions: z.array(
      z.object({
        wave,
        project_id: id,
        question_id: id,
        project: z.string(),
        text: z.string(),
        answers: z.int().min(0).meta({ description: "How many of its answers the file has" }),
      }),
    ),
    exported_at: z.iso.datetime(),
    codebook: z.array(
      z.object({
        name: z.string(),
        parent_category: parentShown,
        codes: z.array(
          z.object({ code_number: z.int(), name: z.string(), definition: z.string().optional(), sentiment }),
        ),
      }),
    ),
    answers: z.array(
      z.object({
        id: z.string().meta({ description: "The id that it was uploaded with" }),
        wave,
        text: z.string(),
        segments: z
          .record(z.string(), z.union([z.string(), z.number()]))
          .optional()
          .meta({ description: "With `include_demographics`" }),
        state: z.enum(ANSWER_STATES),
        reviewed: z.boolean(),
        codes: z.array(exportedMention),
      }),
    ),
  })
  .meta({ id: "ExportedAnswers" });
