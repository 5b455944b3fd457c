import { z } from "zod";
import { SIMILARITIES } from "@/lib/quality/parameters";
import { namesSubject, SUBJECT_MISSING, shared, subject } from "./analytics-shapes";
import { operation } from "./operation";
import { count, id } from "./values";

const codesOf = z.array(z.object({ code_number: z.int(), name: z.string(), category: z.string() }));

export const reportInconsistencies = operation({
  ...shared,
  id: "reportInconsistencies",
  path: "/v2/analytics/inconsistencies",
  summary: "Find like answers that are coded differently",
  description:
    "Groups of answers that say the same, or nearly, and have different codes, within a question or across the waves of a group; those with the most deviating answers first. `suggested` is what most people gave them, otherwise what most answers have. Settle a group with `PATCH …/responses`, which takes up to 1,000 answers at once, all or none.",
  body: z
    .strictObject({
      ...subject,
      similarity: z.enum(SIMILARITIES).default("near").meta({
        description:
          "same: equal but for letter case and spaces; near: the same words, but for their order, endings, and words such as *the*",
      }),
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
                    responses: z
                      .array(z.object({ response_id: id, question_id: id }))
                      .meta({ description: "Up to 100 of the answers" }),
                  }),
                )
                .meta({ description: "Each way in which the answers are coded, the most usual first" }),
            })
            .meta({ id: "Inconsistency" }),
        ),
      }),
    },
  },
  errors: ["NOT_FOUND", "NO_DATA"],
});
