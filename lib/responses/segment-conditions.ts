import { type SQL, sql } from "drizzle-orm";
import { responses } from "@/db/schema/responses";
import { invalidInput } from "@/lib/errors/app-error";
import { rangeOf } from "./segment-range";

export type SegmentPair = { key: string; value: string };

/** The most ways in which `key=value` is split into key and value. */
const MAX_READINGS = 20;

/**
 * The SQL condition that selects the answers in the segment `key=value`. A key may contain "=" itself, as in “Satisfied
 * (1=no, 5=very)=3”, so the text is split at each "=" in turn.
 */
export function inSegment(text: string): SQL {
  const parts = text.split("=");
  const readings = parts.slice(0, MAX_READINGS).flatMap((_, at) => {
    const [key, value] = [parts.slice(0, at + 1).join("="), parts.slice(at + 1).join("=")];
    return at > 0 && at === parts.length - 1 ? [] : [segmentCondition({ key, value })];
  });
  return sql`(${sql.join(readings, sql` or `)})`;
}

/** The SQL condition that selects the answers in a segment. */
export function segmentCondition(segment: SegmentPair): SQL {
  const holds = segmentDocuments(segment).map((one) => sql`${responses.segments} @> ${one}::jsonb`);
  return sql`(${sql.join(holds, sql` or `)})`;
}

/**
 * The JSON documents to look for: the segments of an answer in this segment contain one of them. A value such as "7"
 * needs two, because it may be stored as a string or as a number.
 */
export function segmentDocuments({ key, value }: SegmentPair): string[] {
  const number = value.trim() === "" ? Number.NaN : Number(value);
  const kept = [value, ...(Number.isFinite(number) ? [number] : [])];
  return kept.map((one) => JSON.stringify({ [key]: one }));
}

/** Spreadsheets and SPSS write up to 17 digits and more, such as 3.3333333333333335. */
const NUMBER = "^[ ]*-?[0-9]{1,100}([.][0-9]{1,100})?[ ]*$";

/**
 * The SQL condition that selects the answers whose segment is a number in the range, such as `age=18..34`. Values that
 * are not numbers do not match. Throws VALIDATION_ERROR for a text that is no range.
 */
export function inRange(text: string): SQL {
  const range = rangeOf(text);
  if (!range) throw invalidInput([{ path: "ranges", message: `is no range such as age=18..34: "${text}"` }]);
  const value = sql`(${responses.segments} ->> ${range.key}::text)`;
  const bounds = [
    ...(range.min === null ? [] : [sql`${value}::numeric >= ${range.min}::numeric`]),
    ...(range.max === null ? [] : [sql`${value}::numeric <= ${range.max}::numeric`]),
  ];
  return sql`(case when ${value} ~ ${NUMBER} then ${sql.join(bounds, sql` and `)} else false end)`;
}
