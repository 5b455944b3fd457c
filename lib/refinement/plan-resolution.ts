import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import type { SuggestedMention } from "@/db/schema/suggestions";
import type { ResolveAction, Sentiment } from "@/db/schema/terms";
import type { CodebookPlan } from "@/lib/codebook/change-codebook";
import type { Category, Code, Codebook } from "@/lib/codebook/codebook";
import { mapCodes, requireCategory, requireCode } from "@/lib/codebook/find-code";
import { planMerge } from "@/lib/codebook/merge-codes";
import type { Move } from "@/lib/codebook/move-assignments";
import { codeInWaves } from "@/lib/codebook/shared-codebook";
import { invalidInput } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { duplicateKey } from "@/lib/language/normalize";
import { counted } from "./compute/wording";
import type { StoredSuggestion } from "./draft";
import { giveCode } from "./give-code";
import type { Refined } from "./subject";

/** A person's decision about a suggestion; absent fields are taken from the suggestion. */
export type Resolution = {
  action: ResolveAction;
  sourceCodeId?: string | undefined;
  targetCodeId?: string | undefined;
  name?: string | undefined;
  definition?: string | undefined;
  sentiment?: Sentiment | undefined;
  categoryId?: string | undefined;
  reason?: string | undefined;
};

/** The change of the codebook, the code that it is about, and the number of answers whose codes change. */
export type PlannedResolution = { plan: CodebookPlan; codeId: string | null; responsesChanged: number };

type Situation = {
  tx: Db;
  organizationId: string;
  refined: Refined;
  actor: string;
  /** The codebook of the question that the suggestion is about. */
  current: Codebook;
  nextNumber: () => number;
};
type Planner = (
  situation: Situation,
  suggestion: StoredSuggestion,
  resolution: Resolution,
) => PlannedResolution | Promise<PlannedResolution>;

/**
 * Plans the changes of a resolution. If it was applied before, existing codes are reused. Throws NOT_FOUND for codes
 * and categories that the codebook lacks; VALIDATION_ERROR if the action needs a code or a name that is not given.
 */
export const planResolution = (situation: Situation, suggestion: StoredSuggestion, resolution: Resolution) =>
  PLANNERS[resolution.action](situation, suggestion, resolution);

const createNew: Planner = async ({ tx, refined, current, nextNumber, ...by }, suggestion, resolution) => {
  const { name = suggestion.code?.name, definition, sentiment } = resolution;
  if (!name) throw missing("name", "create_new");
  const { codebook, category } = placeFor(current, suggestion, resolution);
  const known = category.codes.find((code) => duplicateKey(code.name) === duplicateKey(name));
  const code: Code = known ?? {
    id: newId(),
    name,
    definition: definition ?? suggestion.code?.definition ?? null,
    sentiment: sentiment ?? suggestion.code?.sentiment ?? "Neutral",
    codeNumber: nextNumber(),
  };
  const given = await giveCode(tx, by, refined, { codeNumber: code.codeNumber, suggestion, actor: by.actor });
  const added = mapCodes(codebook, (each) => (each.id === category.id ? [...each.codes, code] : each.codes));
  const summary = known
    ? `Gave "${name}" to ${counted(given.responsesChanged)}, as suggested.`
    : `Added the code "${name}" to "${category.name}", as suggested.`;
  return {
    plan: { codebook: known ? current : added, summary, ...given.changes },
    codeId: code.id,
    responsesChanged: given.responsesChanged,
  };
};

/** The category that the resolution or the suggestion names; a new category if the codebook has none with this name. */
function placeFor(
  current: Codebook,
  suggestion: StoredSuggestion,
  { categoryId }: Resolution,
): { codebook: Codebook; category: Category } {
  if (categoryId) return { codebook: current, category: requireCategory(current, categoryId) };
  const name = suggestion.category ?? current.at(-1)?.name ?? "Themes";
  const known = current.find((category) => duplicateKey(category.name) === duplicateKey(name));
  if (known) return { codebook: current, category: known };
  const category = { id: newId(), name, codes: [] };
  return { codebook: [...current, category], category };
}

const assignExisting: Planner = async ({ tx, refined, current, ...by }, suggestion, resolution) => {
  const codeId = resolution.targetCodeId ?? suggestion.targetCodeId;
  if (!codeId) throw missing("target_code_id", "assign_existing");
  const { code } = requireCode(current, codeId);
  const given = { codeNumber: code.codeNumber, suggestion, actor: by.actor };
  const { changes, responsesChanged } = await giveCode(tx, by, refined, given);
  const summary = `Gave "${code.name}" to ${counted(responsesChanged)}, as suggested.`;
  return { plan: { codebook: edited(current, codeId, resolution), summary, ...changes }, codeId, responsesChanged };
};

const merge: Planner = async ({ tx, organizationId, current }, suggestion, resolution) => {
  const targetId = resolution.targetCodeId ?? suggestion.targetCodeId;
  const sourceId = resolution.sourceCodeId ?? suggestion.sourceCodeId;
  if (!targetId) throw missing("target_code_id", "merge");
  if (!sourceId) throw missing("source_code_id", "merge");
  requireCode(current, targetId);
  const wasApplied = suggestion.reopened || suggestion.status === "applied";
  const isGone = !current.some(({ codes }) => codes.some(({ id }) => id === sourceId));
  if (wasApplied && isGone && !resolution.sourceCodeId)
    return { plan: { codebook: current, summary: "" }, codeId: targetId, responsesChanged: 0 };
  const plan = planMerge(current, targetId, [sourceId]);
  const responsesChanged = await countHaving(tx, organizationId, sourceId);
  return {
    plan: {
      ...plan,
      moves: bySuggestion(plan.moves, suggestion),
      codebook: edited(plan.codebook, targetId, resolution),
    },
    codeId: targetId,
    responsesChanged,
  };
};

const rename: Planner = (situation, suggestion, resolution) => {
  const codeId = resolution.sourceCodeId ?? resolution.targetCodeId ?? suggestion.sourceCodeId;
  const { name = suggestion.code?.name } = resolution;
  if (!codeId) throw missing("source_code_id", "rename");
  if (!name) throw missing("name", "rename");
  const { code } = requireCode(situation.current, codeId);
  const codebook = edited(situation.current, codeId, { ...resolution, name });
  const summary = `Renamed "${code.name}" to "${name}", as suggested.`;
  return { plan: { codebook, summary }, codeId, responsesChanged: 0 };
};

const split: Planner = async (
  { tx, organizationId, current, nextNumber },
  { parts, mentions, id, ...own },
  resolution,
) => {
  const codeId = resolution.sourceCodeId ?? own.sourceCodeId;
  if (!codeId || parts.length < 2) throw missing("parts", "split");
  const { code } = requireCode(current, codeId);
  const fresh = parts.map((part): Code => ({ ...part, id: newId(), codeNumber: nextNumber() }));
  return {
    plan: {
      codebook: mapCodes(current, ({ codes }) => codes.flatMap((each) => (each === code ? fresh : [each]))),
      moves: bySuggestion(movesTo(fresh, codeId, mentions), { id }),
      summary: `Split "${code.name}" into ${fresh.map(({ name }) => `"${name}"`).join(", ")}, as suggested.`,
    },
    codeId: fresh[0]?.id ?? null,
    responsesChanged: await countHaving(tx, organizationId, codeId),
  };
};

/** The moves, marked with the suggestion that makes them. */
const bySuggestion = (moves: readonly Move[] = [], { id }: Pick<StoredSuggestion, "id">): Move[] =>
  moves.map((move) => ({ ...move, suggestionId: id }));

/**
 * Mentions move to the parts that the suggestion names. Mentions given since the suggestion was computed move to the
 * first part, with low confidence.
 */
function movesTo(fresh: readonly Code[], from: string, mentions: readonly SuggestedMention[]): Move[] {
  const listed = fresh.flatMap(({ id: to }, index) =>
    (["high", "medium", "low"] as const).map((confidence) => ({
      from,
      to,
      confidence,
      responseIds: mentions.flatMap((each) =>
        each.part === index && each.confidence === confidence ? each.responseId : [],
      ),
    })),
  );
  const rest = fresh.slice(0, 1).map(({ id: to }): Move => ({ from, to, rest: true, confidence: "low" }));
  return [...listed, ...rest];
}

const PLANNERS: Record<ResolveAction, Planner> = {
  create_new: createNew,
  assign_existing: assignExisting,
  merge,
  rename,
  split,
  dismiss: ({ current }) => ({ plan: { codebook: current, summary: "" }, codeId: null, responsesChanged: 0 }),
};

/** The codebook with the code's name, definition and sentiment replaced by those that the resolution gives. */
const edited = (codebook: Codebook, codeId: string, { name, definition, sentiment }: Resolution): Codebook =>
  mapCodes(codebook, ({ codes }) =>
    codes.map((code) =>
      code.id === codeId
        ? {
            ...code,
            name: name ?? code.name,
            definition: definition ?? code.definition,
            sentiment: sentiment ?? code.sentiment,
          }
        : code,
    ),
  );

/** Counts in all waves, because a code is deleted in all of them. */
const countHaving = (tx: Db, organizationId: string, codeId: string) =>
  tx.$count(
    assignments,
    and(
      eq(assignments.organizationId, organizationId),
      sql`${assignments.codeId} in ${codeInWaves(organizationId, codeId)}`,
    ),
  );

const missing = (field: string, action: ResolveAction) =>
  invalidInput([{ path: field, message: `must be given: the suggestion has none, and "${action}" needs one` }]);
