import { z } from "zod";
import { CODEBOOK_CHANGES } from "@/db/schema/terms";
import { codebookReply } from "./codebook";
import { code, codeChanges, parentShown } from "./codebook-shapes";
import { codebookOrigin } from "./frames";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, id, moment, page, pageMeta } from "./values";

const number = z.coerce.number().int().min(1).max(2_147_483_647);
const versionPath = questionPath.extend({ version: number });

const version = z
  .object({
    version: z.int().min(1),
    change: z.enum(CODEBOOK_CHANGES).meta({ description: "The kind of change that made this version" }),
    summary: z.string().meta({ example: 'Merged "Rude staff" into "Unfriendly staff".' }),
    actor: z.string().meta({ description: "The credential or job that did it, by kind and id", example: "operator" }),
    suggestion_id: id.nullable().meta({
      description: "The suggestion that this change applied or undid, as `POST /v2/refinement/export` names it",
    }),
    draft: codebookOrigin,
    created_at: moment,
    codes: count.meta({ description: "Number of codes" }),
  })
  .meta({ id: "CodebookVersion" });

export const listCodebookVersions = operation({
  id: "listCodebookVersions",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/versions",
  tag: "Codebook",
  summary: "List the versions of a codebook",
  description: "Newest first; the first is the current one.",
  scope: "projects:read",
  params: questionPath,
  query: page(number),
  replies: { 200: { description: "A page of versions", data: z.array(version), meta: pageMeta } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const getCodebookVersion = operation({
  id: "getCodebookVersion",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/versions/{version}",
  tag: "Codebook",
  summary: "Read a version of a codebook",
  scope: "projects:read",
  params: versionPath,
  replies: {
    200: {
      description: "The codebook in this version",
      data: version.extend({
        categories: z.array(z.object({ id, name: z.string(), parent_category: parentShown, codes: z.array(code) })),
        code_changes: codeChanges
          .nullable()
          .meta({ description: "What the run changed, if the version stands for a run that is completed" }),
      }),
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

const named = z.object({ id, name: z.string() });
const placed = named.extend({ category: z.string() });
const changed = <Value extends z.ZodType>(value: Value) => z.array(named.extend({ from: value, to: value }));

export const diffCodebookVersion = operation({
  id: "diffCodebookVersion",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/versions/{version}/diff",
  tag: "Codebook",
  summary: "Compare two versions of a codebook",
  description: "The differences between this version and `against`, by default the current version.",
  scope: "projects:read",
  params: versionPath,
  query: z.strictObject({ against: number.optional() }),
  replies: {
    200: {
      description: "The differences; a code may be in several lists",
      data: z
        .object({
          from: count,
          to: count,
          categories: z.object({
            added: z.array(named),
            removed: z.array(named),
            renamed: changed(z.string()),
            moved: changed(z.string().nullable()).meta({
              description: "By the names of the categories in which they stand",
            }),
          }),
          codes: z.object({
            added: z.array(placed),
            removed: z.array(placed),
            renamed: changed(z.string()),
            renumbered: changed(z.int()),
            redefined: changed(z.string().nullable()),
            included: changed(z.string().nullable()),
            excluded: changed(z.string().nullable()),
            always: changed(z.string().nullable()),
            exclusive: changed(z.boolean()),
            resentimented: changed(code.shape.sentiment),
            moved: changed(z.string()).meta({ description: "By the names of the categories" }),
          }),
          answers_restored: count.meta({
            description: "Answers whose codes would change if this version were restored now",
          }),
          answers_uncoded: count.meta({
            description:
              "How many of these would be uncoded: they stay in the base with the flag `lost_codes`, and a later run codes them again, free",
          }),
        })
        .meta({ id: "CodebookDiff" }),
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const restoreCodebookVersion = operation({
  id: "restoreCodebookVersion",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/versions/{version}/restore",
  tag: "Codebook",
  summary: "Restore a version of a codebook",
  description:
    "Restores the version's codebook, and the codes that answers had under it, as a new version. A restore can itself be undone by restoring the version before it. Decisions that people made since are kept where the restored codebook has the code. Answers that no change has touched since keep their codes. Answers that a run has coded since are uncoded again; the credits that it cost are not refunded, but coding them anew is free.",
  scope: "projects:write",
  params: versionPath,
  ifMatch: true,
  replies: codebookReply,
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING", "CONFLICT"],
  idempotent: true,
  audited: true,
});

export const revertCodebookVersion = operation({
  id: "revertCodebookVersion",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/versions/{version}/revert",
  tag: "Codebook",
  summary: "Undo one change of a codebook",
  description:
    "Takes back what this version changed, and nothing that was changed since: codes that it added are deleted, codes that it deleted come back with their mentions, and merges and splits are undone. Answers that a person decided since stay. The result is a new version. Answers that a run coded are uncoded again, or get their previous codes; its credits are not refunded, but coding them anew is free. To undo a restore, restore the version before it. CONFLICT if nothing is left to undo.",
  scope: "projects:write",
  params: versionPath,
  ifMatch: true,
  replies: codebookReply,
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING", "CONFLICT"],
  idempotent: true,
  audited: true,
});
