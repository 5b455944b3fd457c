import { z } from "zod";
import type { NewShareLink } from "@/lib/share-links/manage-share-links";
import { operation } from "./operation";
import { projectPath } from "./projects";
import { deleted, id, moment, name, page, pageMeta } from "./values";

const withVerbatims = z.boolean().meta({
  description:
    "Whether it shows the answers of each code, with personal data masked as in quotes; without them, no text of any answer",
});

const shareLink = z
  .object({
    id,
    project_id: id,
    name: z.string(),
    with_verbatims: withVerbatims,
    question_ids: z
      .array(id)
      .nullable()
      .meta({ description: "The questions that it shows; null for all that the project has when the link is opened" }),
    expires_at: moment,
    last_opened_at: moment.nullable().meta({ description: "To the minute; null if nobody has opened it" }),
    created_by: id.nullable().meta({
      description: "The person who made it, as in the list of members; null if a program did",
    }),
    created_at: moment,
  })
  .meta({ id: "ShareLink" });

const body = z.strictObject({
  name: name(200).meta({ description: "What you call it; people with the link don't see it", example: "Client deck" }),
  with_verbatims: withVerbatims.default(false),
  question_ids: z
    .array(id)
    .min(1)
    .max(1_000)
    .refine((ids) => new Set(ids).size === ids.length, { message: "must not repeat a question" })
    .optional()
    .meta({ description: "Only these questions of the project; by default all, those added later included" }),
  expires_in_days: z.int().min(1).max(365).default(30),
});

/** The link to make, in the form that domain functions take. */
export const newShareLink = (given: z.output<typeof body>): NewShareLink => ({
  name: given.name,
  withVerbatims: given.with_verbatims,
  questionIds: given.question_ids,
  expiresInDays: given.expires_in_days,
});

const PATH = "/v2/projects/{projectId}/share-links";
const tag = "Projects";
const write = { tag, scope: "projects:write", idempotent: true, audited: true } as const;

export const listShareLinks = operation({
  id: "listShareLinks",
  method: "GET",
  path: PATH,
  tag,
  summary: "List the share links of a project",
  description: "Newest first, without their addresses; expired ones too. Revoked ones are gone.",
  scope: "projects:read",
  params: projectPath,
  query: page(id),
  replies: { 200: { description: "A page of share links", data: z.array(shareLink), meta: pageMeta } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const createShareLink = operation({
  ...write,
  id: "createShareLink",
  method: "POST",
  path: PATH,
  summary: "Make a share link of a project",
  description:
    "Everybody who has its address reads the project's results, without a login, until it expires or is revoked. The reply holds the address, which is never shown again. A project has at most 100 links.",
  params: projectPath,
  body,
  replies: {
    201: {
      description: "The share link with its address",
      data: shareLink
        .extend({ url: z.string().meta({ description: "The address to pass on, which holds the secret" }) })
        .meta({ id: "NewShareLink" }),
    },
  },
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const revokeShareLink = operation({
  ...write,
  id: "revokeShareLink",
  method: "DELETE",
  path: `${PATH}/{linkId}`,
  summary: "Revoke a share link",
  description: "It stops working at once.",
  params: projectPath.extend({ linkId: id }),
  replies: { 200: { description: "The share link is gone", data: deleted } },
  errors: ["NOT_FOUND"],
});
