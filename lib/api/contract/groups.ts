import { z } from "zod";
import { MAX_WAVES } from "@/lib/groups/limits";
import { operation } from "./operation";
import { codingType, count, deleted, id, jobId, moment, name, page, pageMeta } from "./values";

const group = z
  .object({
    id,
    name: z.string(),
    coding_type: codingType.nullable().meta({ description: "Null if no question is left" }),
    questions: z
      .array(
        z.object({
          id,
          project_id: id,
          text: z.string(),
          wave: z.int().min(1).meta({ description: "Its place in the group, from 1" }),
          response_count: count,
        }),
      )
      .meta({ description: "The waves, the earliest first" }),
    created_at: moment,
  })
  .meta({ id: "Group" });

const EXAMPLES = ["01989c3e-7d1a-7cc3-98c4-dc0c0c07398f", "01989c3e-7d1b-7a2e-8f10-6b1d2c3e4f50"];
const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length;
const groupName = name(500).meta({ example: "Guest survey, all waves" });

const ids = (min: number) =>
  z
    .array(id)
    .min(min)
    .max(MAX_WAVES)
    .refine(distinct, { message: "must not repeat a question" })
    .meta({ description: "Questions in the order of their waves", example: EXAMPLES.slice(0, min) });

const tag = "Groups";
const write = { tag, scope: "projects:write", idempotent: true, audited: true } as const;
const UNITED =
  "The questions share one codebook from then on: codes are united by category and name, the first question's numbers win, and every later change of one codebook is made in all. A question is in one group at most; all have one coding type.";

export const groupQuestions = operation({
  ...write,
  id: "groupQuestions",
  method: "POST",
  path: "/v2/questions/group",
  summary: "Group questions of a project",
  description: UNITED,
  body: z.strictObject({ project_id: id, question_ids: ids(2), name: groupName }),
  replies: { 201: { description: "The group", data: group } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING", "CONFLICT"],
});

export const createGroup = operation({
  ...write,
  id: "createGroup",
  method: "POST",
  path: "/v2/groups",
  summary: "Create a group",
  description: `Of questions in any projects. ${UNITED}`,
  body: z.strictObject({ name: groupName, question_ids: ids(2) }),
  replies: { 201: { description: "The group", data: group } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING", "CONFLICT"],
});

export const listGroups = operation({
  id: "listGroups",
  method: "GET",
  path: "/v2/groups",
  tag,
  summary: "List groups",
  description: "The newest first.",
  scope: "projects:read",
  query: page(id),
  replies: { 200: { description: "A page of groups", data: z.array(group), meta: pageMeta } },
  errors: [],
  idempotent: false,
});

export const getGroup = operation({
  id: "getGroup",
  method: "GET",
  path: "/v2/groups/{id}",
  tag,
  summary: "Read a group",
  scope: "projects:read",
  params: z.object({ id }),
  replies: { 200: { description: "The group", data: group } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const updateGroup = operation({
  ...write,
  id: "updateGroup",
  method: "PATCH",
  path: "/v2/groups/{id}",
  summary: "Rename a group",
  params: z.object({ id }),
  body: z.strictObject({ name: groupName }),
  replies: { 200: { description: "The group", data: group } },
  errors: ["NOT_FOUND"],
});

export const deleteGroup = operation({
  ...write,
  id: "deleteGroup",
  method: "DELETE",
  path: "/v2/groups/{id}",
  summary: "Delete a group",
  description: "Its questions stay, each with the codebook as it stands.",
  params: z.object({ id }),
  replies: { 200: { description: "The group is gone", data: deleted } },
  errors: ["NOT_FOUND"],
});

export const estimateGroup = operation({
  id: "estimateGroup",
  method: "GET",
  path: "/v2/groups/{id}/code",
  tag,
  summary: "Estimate coding all waves again",
  scope: "projects:read",
  params: z.object({ id }),
  replies: {
    200: {
      description: "The estimate",
      data: z.object({
        answers: count.meta({ description: "Answers that would be coded, empty and gibberish ones included" }),
        estimated_credits: count,
        credits_remaining: z.int(),
        sufficient: z.boolean(),
        waiting_decisions: count.meta({
          description:
            "Decisions of people from which no wave has learned yet: they wait until all waves are coded again",
        }),
      }),
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const codeGroup = operation({
  id: "codeGroup",
  method: "POST",
  path: "/v2/groups/{id}/code",
  tag,
  summary: "Code all waves again",
  description:
    "Queues a job for each wave, all or none: by the present codebook and engine, learning from all decisions that people have made so far in any wave. Between two such runs, every wave is coded by the same decisions, so that a difference between waves is not one of the coder. Reviewed answers keep their codes.",
  scope: "coding:write",
  params: z.object({ id }),
  body: z.strictObject({}),
  replies: {
    202: {
      description: "The jobs; poll each, or wait for its webhook",
      data: z.object({
        jobs: z.array(
          z.object({
            job_id: jobId,
            status: z.literal("queued"),
            estimated_seconds: count,
            question_id: id,
            wave: z.int().min(1),
          }),
        ),
      }),
    },
  },
  errors: ["NOT_FOUND", "NO_DATA", "EMPTY_CODEBOOK", "JOB_ALREADY_RUNNING", "CONFLICT", "INSUFFICIENT_CREDITS"],
  idempotent: true,
  audited: true,
  cost: "1 credit per answer coded, as with a question; free where a newer version of the local engine codes answers that were paid for.",
});

export const addGroupMembers = operation({
  ...write,
  id: "addGroupMembers",
  method: "POST",
  path: "/v2/groups/{id}/members",
  summary: "Add waves to a group",
  description: `After those that it has. ${UNITED}`,
  params: z.object({ id }),
  body: z.strictObject({ question_ids: ids(1) }),
  replies: { 200: { description: "The group", data: group } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
});

export const removeGroupMembers = operation({
  ...write,
  id: "removeGroupMembers",
  method: "DELETE",
  path: "/v2/groups/{id}/members",
  summary: "Remove waves from a group",
  description: "Each keeps a copy of the present codebook. At least two questions must remain.",
  params: z.object({ id }),
  body: z.strictObject({ question_ids: ids(1) }),
  replies: { 200: { description: "The group", data: group } },
  errors: ["NOT_FOUND"],
});
