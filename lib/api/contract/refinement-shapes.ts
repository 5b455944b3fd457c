import { z } from "zod";
import { RESOLVE_ACTIONS, SUGGESTION_STATUSES, SUGGESTION_TYPES } from "@/db/schema/terms";
import type { Application, OwnSuggestion } from "@/lib/refinement/apply-suggestion";
import type { RefinementSubject } from "@/lib/refinement/subject";
import { subject as analysedSubject, type namesSubject, subjectOf } from "./analytics-shapes";
import { codeDefinition } from "./codebook-shapes";
import { confidence, count, id, moment, name, responseRef, sentiment } from "./values";

/** Shapes that the requests and replies of refinement share. */

/** One question, with or without the other waves of its group, or a group instead. */
export const subject = {
  ...analysedSubject,
  grouped: z.boolean().default(false).meta({
    description: "All waves of the question's group at once: their answers are analysed together, and all waves change",
  }),
};

type GivenSubject = Parameters<typeof namesSubject>[0] & { grouped: boolean };

/** The subject, in the form that domain functions take. */
export const refinementSubject = ({ grouped, ...given }: GivenSubject): RefinementSubject => {
  const named = subjectOf(given);
  return "groupId" in named ? named : { ...named, grouped };
};

const suggestedCode = z.object({ name: z.string(), definition: z.string().nullable(), sentiment });

export const suggestion = z
  .object({
    id,
    type: z.enum(SUGGESTION_TYPES),
    action: z.enum(RESOLVE_ACTIONS).meta({ description: "What applying it does" }),
    status: z.enum(SUGGESTION_STATUSES),
    changes_kept: z.boolean().meta({ description: "It was reopened without undoing what it had changed" }),
    grouped: z.boolean().meta({
      description: "It concerns all waves of the group; ids of codes are then those of the group's first question",
    }),
    title: z.string().meta({ example: 'Add the code "Long waiting time"' }),
    rationale: z.string().meta({ example: "23 of the 57 answers without a sure code mention this." }),
    confidence,
    name: z.string().nullable().meta({ description: "Of the new code, or the new name" }),
    definition: z.string().nullable(),
    sentiment: sentiment.nullable(),
    category_id: id.nullable().meta({ description: "Null if the category would be new" }),
    category: z.string().nullable().meta({ description: "Where the new code would go" }),
    source_code_id: id.nullable().meta({ description: "The code that would be merged away, renamed or split" }),
    target_code_id: id.nullable().meta({ description: "The code that would get answers" }),
    parts: z.array(suggestedCode).meta({ description: "What a code would be split into" }),
    response_ids: z.array(id).meta({ description: "The affected answers, at most 1,000 of them" }),
    evidence: z
      .array(
        z.object({
          id: z.string().meta({ description: "The caller's id" }),
          response_id: id,
          question_id: id,
          quote: z.string(),
        }),
      )
      .meta({ description: "Up to five quotes" }),
    impact: z.object({ responses_affected: count }),
    engine: z.string().nullable().meta({ description: "Engine and version that found it; null if a person made it" }),
    created_at: moment,
    resolved_at: moment.nullable(),
    dismiss_reason: z.string().nullable(),
  })
  .meta({ id: "Suggestion" });

/** A uuid in any letter case; any other value counts as absent. */
const idOrNothing = z.unknown().transform((value) => {
  const parsed = id.safeParse(value);
  return parsed.success ? parsed.data : undefined;
});

export const reason = z.string().trim().max(2_000).nullish();

const overrides = {
  override_name: name(500).nullish(),
  override_definition: codeDefinition.nullish(),
  override_sentiment: sentiment.nullish(),
  override_category_id: idOrNothing
    .optional()
    .meta({ description: "A category of the codebook; a value that is not a uuid is ignored" }),
  dismiss_reason: reason,
};

export const suggestionId = z.string().min(1).max(200).meta({ example: "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f" });

export const action = z.enum(RESOLVE_ACTIONS).meta({
  description:
    "create_new: adds the code and gives it to the answers; assign_existing: gives them an existing code; merge: merges the source into the target; rename and split: change the source; dismiss: changes nothing.",
});

/** Accepts all fields of a listed suggestion, so that it can be sent back unchanged. */
const ignored = z.unknown().optional();

export const applied = z
  .strictObject({
    id: suggestionId.optional().meta({ description: "Left out for a suggestion of one's own, which needs a `type`" }),
    type: z.enum(SUGGESTION_TYPES).optional(),
    action: action.optional(),
    status: ignored,
    changes_kept: ignored,
    grouped: ignored,
    title: name(2_000).optional(),
    rationale: ignored,
    confidence: ignored,
    name: name(500).nullish(),
    definition: codeDefinition.nullish(),
    sentiment: sentiment.nullish(),
    category_id: id.nullish(),
    category: name(500).nullish(),
    source_code_id: id.nullish(),
    target_code_id: id.nullish(),
    parts: z
      .array(
        z.strictObject({
          name: name(500),
          definition: codeDefinition.nullish(),
          sentiment: sentiment.default("Neutral"),
        }),
      )
      .max(20)
      .optional(),
    response_ids: z.array(responseRef).max(100_000).optional(),
    evidence: ignored,
    impact: ignored,
    engine: ignored,
    created_at: ignored,
    resolved_at: ignored,
    ...overrides,
  })
  .meta({
    description:
      "A suggestion as it was listed, with overrides where wanted: only `id`, `action`, the overrides and `dismiss_reason` are read; everything else is taken from the stored suggestion. Without `id`, a suggestion of your own.",
  });

/** The application, in the form that domain functions take. */
export const applicationOf = ({ id: stored, ...given }: z.output<typeof applied>): Application => ({
  resolution: {
    ...(given.action && { action: given.action }),
    name: given.override_name ?? undefined,
    definition: given.override_definition ?? undefined,
    sentiment: given.override_sentiment ?? undefined,
    categoryId: given.override_category_id ?? (stored ? undefined : (given.category_id ?? undefined)),
    reason: given.dismiss_reason ?? undefined,
  },
  ...(stored ? { id: stored } : { own: ownOf(given) }),
});

const ownOf = (given: Omit<z.output<typeof applied>, "id">): OwnSuggestion => ({
  type: given.type,
  title: given.title,
  code: given.name
    ? { name: given.name, definition: given.definition ?? null, sentiment: given.sentiment ?? "Neutral" }
    : null,
  category: given.category ?? null,
  sourceCodeId: given.source_code_id ?? null,
  targetCodeId: given.target_code_id ?? null,
  parts: (given.parts ?? []).map((part) => ({ ...part, definition: part.definition ?? null })),
  responseIds: given.response_ids ?? [],
});

export const resolved = z
  .object({
    suggestion,
    code_id: id.nullable().meta({ description: "The code that was made, changed or given" }),
    responses_changed: count.meta({ description: "Answers whose codes changed" }),
    version: count.meta({ description: "The codebook's version now" }),
  })
  .meta({ id: "ResolvedSuggestion" });
