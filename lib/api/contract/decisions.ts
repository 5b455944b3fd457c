import { z } from "zod";
import type { CodeChoice } from "@/lib/responses/choose-codes";
import type { Decision } from "@/lib/responses/decide-responses";
import { continues } from "./answer-changes";
import { segmentChanges } from "./codebook-shapes";
import { id, name, responseRef, sentiment } from "./values";

/** The most answers about which one request may decide, or which it may delete. */
export const MAX_AT_ONCE = 1_000;
const MAX_CODES_AT_ONCE = 10_000;

/** A code that a person gives to an answer. */
export const codeChoice = z
  .strictObject({
    code_id: id.optional(),
    name: name(500).optional(),
    category: name(500).optional().meta({ description: "Needed if several categories have a code of this name" }),
    sentiment: sentiment
      .optional()
      .meta({ description: "How the answer feels about it; by default as before, or as the code's own" }),
    evidence: z.string().min(1).max(10_000).nullable().optional().meta({
      description:
        "The words of the answer that the code stands on, exactly as they stand there; null: none; by default as before",
    }),
    evidence_start: z.int().min(0).max(10_000_000).optional().meta({
      description: "Where these words begin, in UTF-16 code units; by default their first occurrence",
    }),
  })
  .refine(({ evidence, evidence_start }) => evidence_start === undefined || typeof evidence === "string", {
    path: ["evidence_start"],
    message: "needs the evidence that begins there",
  })
  .refine(({ code_id, name }) => code_id !== undefined || name !== undefined, {
    message: "needs a code_id or a name",
  });

const decision = {
  codes: z.array(codeChoice).max(200).optional().meta({
    description: "All codes that the answer gets, in the order of mention; an empty list means that none fits",
  }),
  reviewed: z.boolean().optional().meta({
    description:
      "true (the default where `codes` are given) says that a person has checked the whole answer, and keeps its codes through later runs. false with `codes` changes single codes only: those that stay keep who gave them, the answer is `edited`, and later runs keep it. false alone opens the answer to the machine again",
  }),
  segments: segmentChanges.optional().meta({ description: "Segments to set; null removes one" }),
};

export const updateResponseBody = z
  .strictObject(decision)
  .refine((body) => Object.keys(body).length > 0, { message: "must name at least one of codes, reviewed, segments" });

export const updateResponsesBody = z.strictObject({
  continues,
  responses: z
    .array(z.strictObject({ response_id: responseRef, ...decision }))
    .min(1)
    .max(MAX_AT_ONCE)
    .superRefine((decisions, context) => {
      const given = decisions.reduce((sum, { codes = [] }) => sum + codes.length, 0);
      if (given > MAX_CODES_AT_ONCE) {
        const max = MAX_CODES_AT_ONCE.toLocaleString("en");
        context.addIssue({ code: "custom", message: `must give at most ${max} codes in all; send several requests` });
      }
    }),
});

/** A code that a person gives, in the form that domain functions take. */
export const choiceOf = ({ code_id, evidence_start, ...choice }: z.output<typeof codeChoice>): CodeChoice => ({
  ...choice,
  codeId: code_id,
  evidenceStart: evidence_start,
});

/** A person's decision about an answer, in the form that domain functions take. */
export const decisionOn = (responseId: string, body: z.output<typeof updateResponseBody>): Decision => ({
  responseId,
  reviewed: body.reviewed,
  segments: body.segments,
  codes: body.codes?.map(choiceOf),
});
