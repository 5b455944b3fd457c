import { z } from "zod";
import { RESOLVE_ACTIONS, SUGGESTION_STATUSES, SUGGESTION_TYPES } from "@/db/schema/terms";
import type { Resolution } from "@/lib/refinement/plan-resolution";
import { namesSubject, SUBJECT_MISSING } from "./analytics-shapes";
import { operation } from "./operation";
import { action, applied, reason, resolved, subject, suggestion, suggestionId } from "./refinement-shapes";
import { count, id, moment, page, pageMeta } from "./values";

const tag = "Refinement";

export const listSuggestions = operation({
  id: "listSuggestions",
  method: "POST",
  path: "/v2/refinement/suggestions",
  tag,
  summary: "List suggestions",
  description:
    "The surest first, then those that concern the most answers: new codes from what no code fits, answers that fit an existing code, merges, splits and renames. They are computed when pending ones are listed and answers were coded or the codebook was changed since, for few answers at once, else in the background: then `meta.computing` is true, and a later call has them. Ids survive a computation. What was dismissed does not come again while its answers are the same; what a change of the codebook makes pointless goes. Applied and dismissed ones are listed as they are, the latest first. With `grouped` or a `group_id` they are found in the answers of all waves of the group together, and applying them changes all of them. Where a language model computes them, it reads some of the answers without a sure code (a twentieth of all, at least 20), and what it suggests covers these; the ledger says what that took. Each computation counts against the plan's [runs of a day](/docs/limits); after that, `refresh` is RATE_LIMITED, and so is a first listing.",
  scope: "refinement:read",
  body: z
    .strictObject({
      ...subject,
      refresh: z.boolean().default(false).meta({ description: "Computes them again in any case" }),
      compute: z.boolean().default(true).meta({
        description: "`false` computes nothing: `meta.outdated` says whether there may be others by now",
      }),
      status: z.enum(SUGGESTION_STATUSES).default("pending"),
      type: z.enum(SUGGESTION_TYPES).optional(),
    })
    .refine(namesSubject, SUBJECT_MISSING),
  replies: {
    200: {
      description: "Suggestions, at most 1,000",
      data: z.array(suggestion),
      meta: z.object({
        computing: z.boolean().meta({ description: "A computation is running or waiting" }),
        computed_at: moment.nullable(),
        outdated: z.boolean().meta({
          description:
            "Answers or codes have changed since, but the plan includes no further computation by a language model today",
        }),
      }),
    },
  },
  errors: ["NOT_FOUND", "NOT_GROUPED", "NO_DATA", "EMPTY_CODEBOOK"],
  idempotent: false,
  audited: false,
});

const shared = {
  method: "POST",
  tag,
  scope: "refinement:apply",
  idempotent: true,
  audited: true,
} as const;

const errors = ["NOT_FOUND", "NOT_GROUPED", "JOB_ALREADY_RUNNING"] as const;

export const applySuggestion = operation({
  ...shared,
  id: "applySuggestion",
  path: "/v2/refinement/apply",
  summary: "Apply a suggestion",
  description:
    "Overrides win over the suggestion's own fields. Answers that a person has reviewed keep their codes. Applied again, it uses the code that exists. Each application is a version of the codebook.",
  body: z.strictObject({ ...subject, suggestion: applied }).refine(namesSubject, SUBJECT_MISSING),
  replies: { 200: { description: "The suggestion after the decision, and the changes", data: resolved } },
  errors,
});

const resolveBody = z
  .strictObject({
    ...subject,
    suggestion_id: suggestionId,
    action,
    target_code_id: id.nullish().meta({ description: "By default the suggestion's own" }),
    source_code_id: id.nullish().meta({ description: "By default the suggestion's own" }),
    dismiss_reason: reason,
  })
  .refine(namesSubject, SUBJECT_MISSING);

export const resolveSuggestion = operation({
  ...shared,
  id: "resolveSuggestion",
  path: "/v2/refinement/resolve",
  summary: "Resolve a suggestion",
  description:
    "With any action, not only the proposed one. A suggestion that has been applied or dismissed is a CONFLICT until it is reopened.",
  body: resolveBody,
  replies: { 200: { description: "The suggestion after the decision, and the changes", data: resolved } },
  errors: [...errors, "CONFLICT"],
});

/** The resolution, in the form that domain functions take. */
export const resolutionIn = (body: z.output<typeof resolveBody>): Resolution => ({
  action: body.action,
  sourceCodeId: body.source_code_id ?? undefined,
  targetCodeId: body.target_code_id ?? undefined,
  reason: body.dismiss_reason ?? undefined,
});

export const undoSuggestion = operation({
  ...shared,
  id: "undoSuggestion",
  path: "/v2/refinement/undo",
  summary: "Reopen a suggestion",
  description: "Marks the suggestion pending again. The changes that it made to the codebook and the answers stay.",
  body: z.strictObject({ ...subject, suggestion_id: suggestionId }).refine(namesSubject, SUBJECT_MISSING),
  replies: { 200: { description: "The suggestion, pending", data: resolved } },
  errors: ["NOT_FOUND", "NOT_GROUPED"],
});

export const previewSuggestion = operation({
  id: "previewSuggestion",
  method: "POST",
  path: "/v2/refinement/preview",
  tag,
  summary: "Preview a suggestion",
  description:
    "What applying it would change, found by applying it and taking it back: the answers whose codes move, the codes whose frequency or name changes, and the differences between segments that become significant or stop being so, by the tests of the [cross-tab](/docs/api/analytics#crossTab) over every segment with 2 to 12 values.",
  scope: "refinement:read",
  body: z.strictObject({ ...subject, suggestion: applied }).refine(namesSubject, SUBJECT_MISSING),
  replies: {
    200: {
      description: "The changes",
      data: z.object({
        responses_changed: count,
        responses: z
          .array(
            z.object({
              id: z.string().meta({ description: "The caller's id" }),
              response_id: id,
              question_id: id,
              text: z.string(),
              before: z.array(z.string()).meta({ description: "The names of its codes" }),
              after: z.array(z.string()),
            }),
          )
          .meta({ description: "The first 200 of them; texts are cut at 300 characters" }),
        frequencies: z.array(
          z.object({
            code_id: id.nullable().meta({ description: "Null for a code that would be new" }),
            name: z.string(),
            category: z.string(),
            name_before: z.string().nullable(),
            before: count.nullable().meta({ description: "The number of answers; null if there is no such code" }),
            after: count.nullable(),
          }),
        ),
        differences: z.array(
          z.object({
            question_id: id,
            name: z.string(),
            category: z.string(),
            higher: z.string().meta({ description: "The segment that mentions the code more often" }),
            lower: z.string(),
            significant_before: z.boolean(),
            significant_after: z.boolean(),
          }),
        ),
      }),
    },
  },
  errors: [...errors, "NO_DATA"],
  idempotent: false,
  audited: false,
});

export const bulkApply = operation({
  ...shared,
  id: "bulkApplySuggestions",
  path: "/v2/refinement/bulk-apply",
  summary: "Apply several suggestions",
  description:
    "Applies all of them in the given order, or none: if some cannot be applied, the error names each of them in `issues`, and nothing is changed.",
  body: z
    .strictObject({ ...subject, suggestions: z.array(applied).min(1).max(100) })
    .refine(namesSubject, SUBJECT_MISSING),
  replies: { 200: { description: "The result of each", data: z.array(resolved) } },
  errors,
});

export const revertSuggestion = operation({
  ...shared,
  id: "revertSuggestion",
  path: "/v2/refinement/revert",
  summary: "Undo the changes of a suggestion",
  description:
    "Undoes the changes of the codebook and of the answers, and nothing else: later changes stay, and so do answers that a person has decided since. The suggestion is pending again. CONFLICT if there is nothing to undo.",
  body: z.strictObject({ ...subject, suggestion_id: suggestionId }).refine(namesSubject, SUBJECT_MISSING),
  replies: { 200: { description: "What was taken back", data: resolved } },
  errors: [...errors, "CONFLICT"],
});

const decision = z
  .object({
    id,
    suggestion_id: id,
    question_id: id,
    grouped: z.boolean().meta({ description: "It concerned all waves of a group" }),
    type: z.enum(SUGGESTION_TYPES),
    title: z.string(),
    action: z.enum([...RESOLVE_ACTIONS, "undo", "revert"]),
    actor: z.string().meta({ description: "The credential that did it, by kind and id", example: "operator" }),
    reason: z.string().nullable(),
    summary: z.string().meta({ description: "What the decision did, in a sentence" }),
    responses_changed: count,
    version_before: count.meta({
      description: "The codebook's versions before and after; equal if nothing changed",
    }),
    version_after: count,
    code_id: id.nullable(),
    created_at: moment,
  })
  .meta({ id: "SuggestionDecision" });

export const exportDecisions = operation({
  id: "exportDecisions",
  method: "POST",
  path: "/v2/refinement/export",
  tag,
  summary: "Export the decisions",
  description: "Who did what with which suggestion, when and with what effect, the latest first.",
  scope: "refinement:apply",
  query: page(id),
  body: z
    .strictObject({ ...subject, format: z.enum(["json", "csv"]).default("json") })
    .refine(namesSubject, SUBJECT_MISSING),
  replies: { 200: { description: "A page of decisions", data: z.array(decision), meta: pageMeta } },
  file: { description: "With `format: csv`: all of them", mediaTypes: ["text/csv"] },
  errors: ["NOT_FOUND", "NOT_GROUPED"],
  idempotent: false,
  audited: false,
});
