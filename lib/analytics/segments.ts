import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { invalidInput } from "@/lib/errors/app-error";
import { type AnalysedAnswers, allOf } from "./analysed";

export type SegmentName = { key: string; value: string };

/** The value of a segment as text; null if an answer lacks it. */
export const segmentValue = (key: string): SQL => sql`nullif(${responses.segments} ->> ${key}::text, '')`;

/**
 * The segment named by `key=value`, or by a bare value that only one key has. Throws VALIDATION_ERROR if the question
 * has no such key or value, or if several keys have the value.
 */
export async function findSegment(
  db: Db,
  analysed: AnalysedAnswers,
  text: string,
  field = "segment",
): Promise<SegmentName> {
  for (let at = text.indexOf("="); at > 0; at = text.indexOf("=", at + 1)) {
    const segment = segmentAt(text, at);
    if (segment && (await hasSegmentKey(db, analysed, segment.key))) return segment;
  }
  const keys = await keysWith(db, analysed, text);
  const [key, ...others] = keys;
  if (key === undefined) {
    throw invalidInput([{ path: field, message: `names no segment of this question: "${text}"; give key=value` }]);
  }
  if (others.length > 0) {
    throw invalidInput([
      { path: field, message: `is a value of several segments (${keys.join(", ")}); give key=value` },
    ]);
  }
  return { key, value: text };
}

/** Reads `key=value` with the `=` at index `at`; null without a key. */
export const segmentAt = (text: string, at: number): SegmentName | null =>
  at > 0 ? { key: text.slice(0, at), value: text.slice(at + 1) } : null;

/** Whether any answer has a segment of this key, as an SQL condition. */
export const hasKey = (analysed: AnalysedAnswers, key: string): SQL =>
  sql`exists (select 1 from ${responses} where ${allOf(analysed)} and jsonb_exists(${responses.segments}, ${key}))`;

/** Throws VALIDATION_ERROR if no answer of the question has a segment of this key. */
export async function requireSegmentKey(db: Db, analysed: AnalysedAnswers, key: string, field: string): Promise<void> {
  if (await hasSegmentKey(db, analysed, key)) return;
  throw invalidInput([{ path: field, message: `names no segment of this question: "${key}"` }]);
}

/** Whether any answer has a segment of this key. */
export async function hasSegmentKey(db: Db, analysed: AnalysedAnswers, key: string): Promise<boolean> {
  const [found] = await db.execute<{ has: boolean }>(sql`select ${hasKey(analysed, key)} as has`);
  return found?.has === true;
}

async function keysWith(db: Db, analysed: AnalysedAnswers, value: string): Promise<string[]> {
  const found = await db.execute<{ key: string }>(sql`
    select distinct segment.key from ${responses} cross join lateral jsonb_each_text(${responses.segments}) segment
    where ${allOf(analysed)} and segment.value = ${value}
    order by segment.key`);
  return found.map(({ key }) => key);
}
