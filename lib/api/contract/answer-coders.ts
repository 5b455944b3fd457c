import { z } from "zod";
import { DIVISIONS, MAX_ASSIGNED, MAX_CODERS } from "@/lib/review/parameters";
import { filter } from "./analytics-shapes";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, id, responseRef } from "./values";

const assignBody = z
  .strictObject({
    ids: z
      .array(responseRef)
      .min(1)
      .max(MAX_ASSIGNED)
      .optional()
      .meta({ description: "The answers: their `response_id`s, or `id:` and your own ids", example: ["id:r-1001"] }),
    filter: filter.optional().meta({
      description: "In place of `ids`: all answers that pass it; without fields, all of the question",
    }),
    people: z
      .array(id)
      .max(MAX_CODERS)
      .refine((people) => new Set(people).size === people.length, "must not name anybody twice")
      .meta({
        description:
          "The ids of the members among whom the answers are divided equally; an empty list assigns them to nobody",
      }),
    division: z.enum(DIVISIONS).default("consecutive").meta({
      description:
        "consecutive: in the order of arrival, the first part to the first person, the next part to the second …; random: each answer at random",
    }),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ["ids"],
    message: "or filter must be given, not both",
  });

export const assignResponses = operation({
  id: "assignResponses",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses/assign",
  tag: "Responses",
  summary: "Assign answers to people",
  description:
    "Says who is to code which answers; whoever had them before no longer has them. Empty answers are left out, since there is nothing to code. Nothing else about the answers changes, and everybody may still code them, but the review hands them out only to whom they are assigned. Members who leave the organization, or no longer code the project, leave their answers to nobody.",
  scope: "projects:write",
  params: questionPath,
  body: assignBody,
  replies: {
    200: {
      description: "What was assigned",
      data: z.object({
        answers: count.meta({ description: "Answers that are now assigned as wished" }),
        empty: count.meta({ description: "Empty answers, which were left out" }),
        people: z.array(z.object({ user_id: id, answers: count })),
      }),
    },
  },
  errors: ["NOT_FOUND", "NO_DATA"],
  idempotent: true,
  audited: true,
});
