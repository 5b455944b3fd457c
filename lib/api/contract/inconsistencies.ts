import { z } from "zod";
import { SIMILARITIES } from "@/lib/quality/parameters";
import { namesSubject, SUBJECT_MISSING, shared, subject } from "./analytics-shapes";
import { operation } from "./operation";
import { count, id, responseRef } from "./values";

const codesOf = z.array(z.object({ code_number: z.int(), name: z.string(), category: z.string() }));

const similarity = z.enum(SIMILARITIES).default("near").meta({
  description:
    "same: equal but for letter case and spaces; near: the same words, but for their order, endings, and words such as *the*",
});

export const reportInconsistencies = operation({
  ...shared,
  id: "reportInconsistencies",
  path: "/v2/analytics/inconsistencies",
  summary: "Find like answers that are coded differently",
  description:
    "Groups of answers that say the same, or nearly, and have different codes, within a question or across the waves of a group; those with the most deviating answers first. `suggested` is what most people gave them, otherwise what most answers have. [Settle](/docs/api/refinement#settleInconsistencies) all of them or some in one go.",
  body: z
    .strictObject({
      ...subject,
      similarity,
      limit: z.int().min(1).max(200).default(50).meta({ description: "Groups shown" }),
    })
    .refine(namesSubject, SUBJECT_MISSING),
  replies: {
    200: {
      description: "The groups",
      data: z.object({
        compared: count,
        inconsistencies: count.meta({ description: "Groups in all, shown or not" }),
        deviating_answers: count.meta({ description: "Answers of these groups with other codes than suggested" }),
        groups: z.array(
          z
            .object({
              texts: z.array(z.string()).meta({ description: "Up to five of the texts" }),
              answers: count,
              deviating: count,
              suggested: codesOf,
              codings: z
                .array(
                  z.object({
                    codes: codesOf,
                    answers: count,
                    reviewed: count.meta({ description: "Those that a person decided" }),
                    edited: count.meta({
                      description: "Those in which a person changed single codes without checking the whole answer",
                    }),
                    responses: z
                      .array(z.object({ response_id: id, question_id: id }))
                      .meta({ description: "Up to 100 of the answers" }),
                  }),
                )
                .meta({ description: "Each way in which the answers are coded, the most frequent first" }),
            })
            .meta({ id: "Inconsistency" }),
        ),
      }),
    },
  },
  errors: ["NOT_FOUND", "NO_DATA"],
});

const settleBody = z
  .strictObject({
    ...subject,
    similarity,
    groups: z
      .array(
        z.strictObject({
          response_id: responseRef.meta({ description: "Any answer of the group, or `id:` and your own id of it" }),
          code_numbers: z
            .array(z.int().min(1))
            .max(100)
            .optional()
            .meta({ description: "The codes that all its answers get; by default the suggested ones" }),
        }),
      )
      .min(1)
      .max(200)
      .optional()
      .meta({ description: "Only these groups; by default all" }),
  })
  .refine(namesSubject, SUBJECT_MISSING);

/** The chosen groups, in the form that domain functions take. */
export const groupChoices = ({ groups }: z.output<typeof settleBody>) =>
  groups?.map(({ response_id, code_numbers }) => ({ responseId: response_id, codeNumbers: code_numbers }));

export const settleInconsistencies = operation({
  id: "settleInconsistencies",
  method: "POST",
  path: "/v2/refinement/settle",
  tag: "Refinement",
  summary: "Give like answers the same codes",
  description:
    "Settles what [the report of inconsistencies](/docs/api/analytics#reportInconsistencies) shows, all at once: answers that say the same get the codes that it suggests, or those that you choose for their group. Answers that a person decided or edited keep theirs. Each code is copied from a like answer that has it, with the source `rule`. All of it is one version of the codebook: [taking that version back](/docs/api/codebook#revertCodebookVersion) undoes exactly this, in all waves.",
  scope: "refinement:apply",
  body: settleBody,
  replies: {
    200: {
      description: "What was changed",
      data: z.object({
        project_id: id,
        question_id: id.meta({ description: "The question of the version; for a group, one of its waves" }),
        groups_settled: count,
        responses_changed: count,
        responses_kept: count.meta({
          description: "Answers that still differ, because a person decided or edited them",
        }),
        version: count.meta({ description: "The codebook's version now" }),
      }),
    },
  },
  errors: ["NOT_FOUND", "NO_DATA", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});
