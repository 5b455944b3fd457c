import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { SENTIMENTS, type Sentiment } from "@/db/schema/terms";
import type { Category, Code, SplitRule } from "@/lib/codebook/codebook";
import type { Move } from "@/lib/codebook/move-assignments";
import { codeInWaves } from "@/lib/codebook/shared-codebook";
import { classifyAll } from "@/lib/engines/classify-all";
import type { CodingEngine } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { duplicateKey } from "@/lib/language/normalize";
import type { QuestionScope } from "@/lib/questions/find-question";
import { responseIdsOf } from "@/lib/responses/find-responses";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { readQuestion } from "./job/read-question";
import { groupEqual, representativesOf } from "./pipeline/answer-groups";
import { codingTask } from "./pipeline/coding-task";

/** An engine sorts at most this many answers within one request. */
const MAX_SORTED = 5_000;
/** When an engine splits a code, all answers of the code are read into memory: at most this many bytes of text. */
const MAX_BYTES = 32 * MEBIBYTE;

type Split = {
  by: SplitRule;
  codeId: string;
  category: Category;
  /** For a split by responses, our ids of the answers that each new code gets. */
  parts: readonly { responseIds: readonly string[] }[];
  fresh: readonly Code[];
  engine: CodingEngine;
};

/** Decides to which new code each mention of a split code moves. */
export async function movesBy(db: Db, scope: QuestionScope, split: Split): Promise<Move[]> {
  const { by, codeId, fresh } = split;
  if (by === "none") return [];
  if (by === "engine") return movesByEngine(db, scope, split);
  if (by === "responses") return movesByResponses(db, scope, split);
  if (new Set(fresh.map(({ sentiment }) => sentiment)).size === fresh.length) return movesBySentiment(codeId, fresh);
  const message = "must each have a sentiment of its own to be split by sentiment";
  throw new AppError("VALIDATION_ERROR", `The \`codes\` ${message}.`, { issues: [{ path: "codes", message }] });
}

/**
 * A mention goes to the new code with the same sentiment; if there is none, to the Mixed code, else to the Neutral
 * code, else to the first new code.
 */
function movesBySentiment(codeId: string, fresh: readonly Code[]): Move[] {
  return SENTIMENTS.flatMap((sentiment) => {
    const to = codeForSentiment(fresh, sentiment);
    return to ? [{ from: codeId, to: to.id, sentiments: [sentiment] }] : [];
  });
}

const codeForSentiment = (fresh: readonly Code[], feeling: Sentiment): Code | undefined =>
  [feeling, "Mixed", "Neutral"].flatMap((wanted) => fresh.find(({ sentiment }) => sentiment === wanted) ?? [])[0] ??
  fresh[0];

async function movesByResponses(db: Db, scope: QuestionScope, { codeId, parts, fresh }: Split) {
  const { organizationId, questionId } = scope;
  const named = parts.flatMap(({ responseIds }, part) => responseIds.map((ref, place) => ({ ref, part, place })));
  const ids = await responseIdsOf(
    db,
    { organizationId, questionIds: [questionId] },
    named.map(({ ref }) => ref),
    (index) => `codes[${named[index]?.part}].response_ids[${named[index]?.place}]`,
  );
  const rows = await db
    .select({ responseId: assignments.responseId })
    .from(assignments)
    .where(hasCode(organizationId, codeId));
  const having = new Set(rows.map(({ responseId }) => responseId));
  const stranger = ids.find((id) => !having.has(id));
  if (stranger) throw new AppError("NOT_FOUND", `No answer ${stranger} has this code.`);
  const idsIn = (part: number) => ids.filter((_, index) => named[index]?.part === part);
  return fresh.map(({ id }, part) => ({ from: codeId, to: id, responseIds: idsIn(part) }));
}

/**
 * The engine codes the answers of all waves with the new codes only. A mention does not get a higher confidence than
 * before, because the engine had fewer codes to choose from. An answer that no new code fits stays with the one that
 * continues the old code under its name; if there is none, the sentiment decides, with low confidence.
 */
async function movesByEngine(
  db: Db,
  scope: QuestionScope,
  { codeId, category, fresh, engine }: Split,
): Promise<Move[]> {
  await requireLittleText(db, scope, codeId);
  const answers = await readMentioning(db, scope, codeId);
  const { context } = await readQuestion(db, scope);
  const groups = groupEqual(answers.map((answer) => ({ ...answer, language: answer.language ?? context.language })));
  if (groups.length > MAX_SORTED) {
    const found = `${groups.length} different answers have this code; an engine sorts at most ${MAX_SORTED} at once`;
    throw new AppError("VALIDATION_ERROR", `${found}. Split by sentiment or by responses.`);
  }
  const task = codingTask(context, [{ ...category, codes: [...fresh] }]);
  const codings = await classifyAll(engine, task, representativesOf(groups), { group: scope.organizationId });
  const sorted = groups.flatMap((group, index) => {
    const responseIds = group.answers.map(({ id }) => id);
    const mentions = codings[index]?.mentions ?? [];
    return mentions.map(({ codeId: to, confidence }) => ({ from: codeId, to, responseIds, confidence }));
  });
  const old = category.codes.find(({ id }) => id === codeId);
  const kept = fresh.find(({ name }) => old && duplicateKey(name) === duplicateKey(old.name));
  if (kept) return [...sorted, { from: codeId, to: kept.id, rest: true }];
  const guessed = movesBySentiment(codeId, fresh);
  return [...sorted, ...guessed.map((move) => ({ ...move, rest: true as const, confidence: "low" as const }))];
}

async function requireLittleText(db: Db, { organizationId }: QuestionScope, codeId: string): Promise<void> {
  const [size] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${responses.text})), 0)::float8` })
    .from(assignments)
    .innerJoin(responses, ofAssignment)
    .where(hasCode(organizationId, codeId));
  if (!size || size.bytes <= MAX_BYTES) return;
  const found = `The answers that have this code hold ${Math.ceil(size.bytes / 1024 / 1024)} MiB of text`;
  throw new AppError(
    "VALIDATION_ERROR",
    `${found}; an engine sorts at most 32 MiB. Split by sentiment or by responses.`,
  );
}

const ofAssignment = and(
  eq(responses.organizationId, assignments.organizationId),
  eq(responses.id, assignments.responseId),
);

const readMentioning = (db: Db, { organizationId }: QuestionScope, codeId: string) =>
  db
    .select({ id: responses.id, text: responses.text, flags: responses.flags, language: responses.language })
    .from(assignments)
    .innerJoin(responses, ofAssignment)
    .where(hasCode(organizationId, codeId))
    .orderBy(asc(responses.questionId), asc(responses.position));

/** A condition on `assignments`: those of this code in any wave of the group. */
const hasCode = (organizationId: string, codeId: string) =>
  and(eq(assignments.organizationId, organizationId), inArray(assignments.codeId, codeInWaves(organizationId, codeId)));
