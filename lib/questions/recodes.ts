import { and, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { type Recode, segmentLabels } from "@/db/schema/segment-labels";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import type { QuestionScope } from "./find-question";
import { requireSegment } from "./require-segment";
import { rowsOf } from "./rows-of";

export type NamedRecode = Recode & { name: string };

const MAX_RECODES = 20;
/** Answers per statement: each takes 0.2 ms, and up to 0.5 ms with many groups. */
const BATCH = 50_000;
const NUMBER = "^-?[0-9]+([.][0-9]+)?$";
/** The most characters of a number in a range. */
const MAX_DIGITS = 46;

/** The recodes of a question. */
export async function readRecodes(db: Db, scope: QuestionScope): Promise<NamedRecode[]> {
  const found = await db
    .select({ name: segmentLabels.key, recode: segmentLabels.recode })
    .from(segmentLabels)
    .where(and(rowsOf(segmentLabels, scope), isNotNull(segmentLabels.recode)));
  return found.flatMap(({ name, recode }) => (recode ? [{ name, ...recode }] : []));
}

/** An answer's segments with the values of all recodes. An answer that is in no group lacks the recode's segment. */
export function withRecodes(segments: SQL, recodes: readonly NamedRecode[]): SQL {
  if (recodes.length === 0) return segments;
  const recoded = recodes.map((recode) => sql`${recode.name}::text, ${groupOf(segments, recode)}`);
  const names = JSON.stringify(recodes.map(({ name }) => name));
  return sql`((${segments} - array(select jsonb_array_elements_text(${names}::jsonb)))
    || jsonb_strip_nulls(jsonb_build_object(${sql.join(recoded, sql`, `)})))`;
}

/** A condition for texts that are a number and fit into a double, squares included. */
export const isNumberText = (value: SQL): SQL =>
  sql`((${value}) ~ ${NUMBER} and char_length(${value}) <= ${MAX_DIGITS})`;

function groupOf(segments: SQL, { source, groups }: Recode): SQL {
  const value = sql`${segments} ->> ${source}::text`;
  const named = Object.fromEntries(groups.flatMap(({ name, values = [] }) => values.map((one) => [one, name])));
  const byName = sql`${JSON.stringify(named)}::jsonb ->> (${value})`;
  const ranges = groups.filter(isRange);
  if (ranges.length === 0) return byName;
  return sql`coalesce(${byName}, case when ${isNumberText(value)} then (
    select given.name from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
      as given (name text, "from" numeric, "to" numeric)
    where (${value})::numeric between coalesce(given."from", '-Infinity') and coalesce(given."to", 'Infinity')) end)`;
}

/**
 * Requires that answers came without values for recodes, or with the same ones, as an export has them. `pairs` selects
 * the segments of each answer as they were `given` and as they are `stored`. Throws VALIDATION_ERROR.
 */
export async function requireRecoded(tx: Db, recodes: readonly NamedRecode[], pairs: SQL): Promise<void> {
  if (recodes.length === 0) return;
  const names = JSON.stringify(recodes.map(({ name }) => name));
  const [other] = await tx.execute<{ key: string; value: string }>(sql`
    select segment.key, segment.value from (${pairs}) pair cross join lateral jsonb_each_text(pair.given) segment
    where segment.key in (select jsonb_array_elements_text(${names}::jsonb)) and segment.value <> ''
      and segment.value is distinct from pair.stored ->> segment.key
    limit 1`);
  if (!other) return;
  const message = `give "${other.value.slice(0, 40)}" to "${other.key}", which is a recode of another segment; leave it out, or change the recode`;
  throw invalidInput([{ path: "segments", message }]);
}

/**
 * Removes a recode of a question, saves one in place of that of its name, and gives all answers the values, in the
 * caller's transaction. Throws VALIDATION_ERROR for groups that overlap, a name that another segment has, and a segment
 * that no answer has; CONFLICT for a 21st recode.
 */
export async function changeRecodes(
  tx: Db,
  scope: QuestionScope,
  { removed, saved }: { removed?: string | undefined; saved?: NamedRecode | undefined },
): Promise<void> {
  if (removed !== undefined) await forget(tx, scope, removed);
  if (saved) await save(tx, scope, saved);
  const kept = removed === undefined ? sql`${responses.segments}` : sql`(${responses.segments} - ${removed}::text)`;
  const segments = withRecodes(kept, saved ? [saved] : []);
  const changed = and(rowsOf(responses, scope), sql`${responses.segments} is distinct from ${segments}`);
  const [last] = await tx
    .select({ position: sql<number>`max(${responses.position})` })
    .from(responses)
    .where(rowsOf(responses, scope));
  for (let from = 0; from <= (last?.position ?? -1); from += BATCH) {
    const isNext = and(gte(responses.position, from), lt(responses.position, from + BATCH));
    await tx.update(responses).set({ segments }).where(and(changed, isNext));
  }
  if (saved) await requireSegment(tx, scope, saved.name, { path: "recode.groups", message: "hold no answer" });
}

async function forget(tx: Db, scope: QuestionScope, name: string): Promise<void> {
  const gone = await tx
    .delete(segmentLabels)
    .where(and(rowsOf(segmentLabels, scope), eq(segmentLabels.key, name), isNotNull(segmentLabels.recode)))
    .returning({ key: segmentLabels.key });
  if (gone.length > 0) return;
  throw invalidInput([{ path: "remove_recode", message: `names no recode of this question: "${name}"` }]);
}

async function save(tx: Db, scope: QuestionScope, { name, source, groups }: NamedRecode): Promise<void> {
  refuseOverlaps(groups);
  const recodes = await readRecodes(tx, scope);
  if (recodes.some((recode) => recode.name === source)) {
    throw invalidInput([{ path: "recode.segment_key", message: `is a recode itself: "${source}"` }]);
  }
  await requireSegment(tx, scope, source, { path: "recode.segment_key" });
  const recode = { source, groups };
  if (!recodes.some((known) => known.name === name)) {
    if (recodes.length >= MAX_RECODES) {
      throw new AppError("CONFLICT", `There are ${MAX_RECODES} recodes of this question. Remove one first.`);
    }
    const hasName = sql`jsonb_exists(${responses.segments}, ${name})`;
    const isColumn = and(eq(segmentLabels.key, name), isNotNull(segmentLabels.savColumn));
    const taken =
      (await tx.$count(segmentLabels, and(rowsOf(segmentLabels, scope), isColumn))) +
      (await tx.$count(responses, and(rowsOf(responses, scope), hasName)));
    if (taken > 0) throw invalidInput([{ path: "recode.name", message: `is the name of another column: "${name}"` }]);
  }
  await tx
    .insert(segmentLabels)
    .values({ ...scope, key: name, recode })
    .onConflictDoUpdate({
      target: [segmentLabels.organizationId, segmentLabels.questionId, segmentLabels.key],
      set: { recode, label: null, valueOrder: null },
    });
}

const isRange = ({ from, to }: Recode["groups"][number]): boolean => from !== undefined || to !== undefined;

/** Throws VALIDATION_ERROR if a value or a number is in two groups. */
function refuseOverlaps(groups: Recode["groups"]): void {
  const refuse = (at: number, message: string) => invalidInput([{ path: `recode.groups[${at}]`, message }]);
  const ranges = groups
    .flatMap((group, at) => {
      const { name, from = -Infinity, to = Infinity } = group;
      return isRange(group) ? { name, from, to, at } : [];
    })
    .toSorted((one, other) => one.from - other.from);
  for (const [index, { from, to, at }] of ranges.entries()) {
    if (from > to) throw refuse(at, `ends before it begins: ${from} to ${to}`);
    const before = ranges[index - 1];
    if (before && before.to >= from) throw refuse(at, `overlaps another range, that of "${before.name}"`);
  }
  const seen = new Set<string>();
  for (const [at, { values = [] }] of groups.entries()) {
    for (const value of values) {
      const number = new RegExp(NUMBER).test(value) ? Number(value) : Number.NaN;
      const isTwice = seen.has(value) || ranges.some(({ from, to }) => number >= from && number <= to);
      if (isTwice) throw refuse(at, `holds a value that is in another group, or in it twice: "${value.slice(0, 40)}"`);
      seen.add(value);
    }
  }
}
