import { z } from "zod";
import type { ChangeCursor } from "@/lib/quality/people/list-changes";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, id, moment, page, pageMeta } from "./values";

const number = z.int().min(1).max(2_147_483_647);
const path = "/v2/projects/{projectId}/questions/{questionId}/changes";

/** The change to which further decisions belong. */
export const continues = number.optional().meta({
  description:
    "The `meta.change` of an earlier request of yours, if this one continues it: both are then one change, which one undo takes back",
});

/** The change that a decision made. */
export const madeChange = z.object({
  change: number.nullable().meta({ description: "The number of the change, to undo it; null if nothing changed" }),
});

const change = z
  .object({
    change: number.nullable().meta({ description: "Its number; null for a version of the codebook" }),
    version: number.nullable().meta({
      description:
        "The version of the codebook that changed the answers, such as a merge, an import or a rebuilt codebook; else null",
    }),
    summary: z.string().meta({ example: "Replaced “Slow” by “Waiting time” in 64 answers" }),
    by: z.string().meta({ description: "The person, or the name of the key or app", example: "kim@example.com" }),
    answers: count.meta({ description: "How many answers it changed" }),
    answers_left: count.meta({
      description: "For an undo: how many answers it left, because they were changed since or are deleted",
    }),
    undoes: number.nullable().meta({ description: "The number of the change that this one took back" }),
    undone_by: number.nullable().meta({ description: "The number of the change that took this one back" }),
    undone_by_version: number.nullable().meta({
      description: "For a version: the version that took it back, by reverting it or restoring an earlier one",
    }),
    undoable: z.boolean().meta({
      description: "Whether it can be taken back: a change by its undo, a version by reverting it",
    }),
    response_id: id.nullable().meta({ description: "The answer, if a decision concerned one only" }),
    text: z.string().nullable().meta({ description: "The beginning of that answer" }),
    created_at: moment,
  })
  .meta({ id: "AnswerChange" });

const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_-?\d{1,10}$/)
  .transform((text): ChangeCursor => {
    const [at = "", place] = text.split("_");
    return { at, place: Number(place) };
  });

export const listAnswerChanges = operation({
  id: "listAnswerChanges",
  method: "GET",
  path,
  tag: "Responses",
  summary: "List what people changed in answers",
  description:
    "Decisions about the answers' codes, and versions of the codebook that changed them, newest first. Decisions are listed for 90 days. The coding of jobs is left out: it is in [the versions](/docs/api/codebook#listCodebookVersions).",
  scope: "projects:read",
  params: questionPath,
  query: page(cursor),
  replies: { 200: { description: "A page of changes", data: z.array(change), meta: pageMeta } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const undoAnswerChange = operation({
  id: "undoAnswerChange",
  coders: true,
  method: "POST",
  path: `${path}/{change}/undo`,
  tag: "Responses",
  summary: "Undo decisions about answers",
  description:
    "Takes back one change, whoever made it, and nothing that was done since: its answers get back the codes, evidence and review that they had before, and answers that were changed again are left as they are. An undo is a change itself: undo it to do the change again. Coders undo their own changes alone.",
  scope: "projects:write",
  params: questionPath.extend({ change: z.coerce.number().int().min(1).max(2_147_483_647) }),
  replies: {
    200: {
      description: "The change that the undo is",
      data: change.pick({ summary: true, answers: true, answers_left: true }).extend({ change: number }),
    },
  },
  errors: ["NOT_FOUND", "CONFLICT"],
  idempotent: true,
  audited: true,
});
