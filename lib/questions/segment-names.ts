import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { type SavColumn, segmentLabels } from "@/db/schema/segment-labels";
import { ownValue } from "@/lib/data/own-value";

/** The names of segments for people, by key. A segment without a name is shown by its key. */
export type SegmentNames = Readonly<Record<string, string>>;

/** The most characters of a label; a longer one is cut off. SPSS allows 256 bytes. */
const LONGEST_LABEL = 300;

/** The segment's name for people. */
export const segmentNameOf = (names: SegmentNames, key: string): string => ownValue(names, key) ?? key;

/**
 * Stores on questions what a file says of its columns, in the caller's transaction, in place of what was known. A
 * wording that is empty, or the key itself, is not stored.
 */
export async function storeSegmentLabels(
  tx: Db,
  organizationId: string,
  questionIds: readonly string[],
  { labels = {}, savColumns = {} }: { labels?: Readonly<Record<string, string>>; savColumns?: SavColumns | undefined },
): Promise<void> {
  const stored = [...new Set([...Object.keys(labels), ...Object.keys(savColumns)])].flatMap((key) => {
    const wording = ownValue(labels, key) ?? "";
    const label = shortened(wording.replaceAll("\0", "").toWellFormed().replace(/\s+/g, " ").trim());
    const isWorded = label !== "" && label !== key;
    const savColumn = ownValue(savColumns, key);
    return isWorded || savColumn ? [{ key, label: isWorded ? label : null, sav_column: savColumn ?? null }] : [];
  });
  if (stored.length === 0) return;
  await tx.execute(sql`
    insert into ${segmentLabels} (organization_id, question_id, key, label, sav_column)
    select ${organizationId}::uuid, question, key, label, sav_column
    from unnest(${`{${questionIds.join(",")}}`}::uuid[]) question,
      jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as stored (key text, label text, sav_column jsonb)
    on conflict (organization_id, question_id, key) do update set
      label = coalesce(excluded.label, segment_labels.label),
      sav_column = coalesce(excluded.sav_column, segment_labels.sav_column)`);
}

type SavColumns = Readonly<Record<string, SavColumn>>;

/** What SPSS files say of questions' columns, with their wordings, by key. The first question's counts. */
export async function readSavColumns(db: Db, organizationId: string, questionIds: readonly string[]) {
  const found = await readSegmentRows(db, organizationId, questionIds);
  return new Map(
    found.flatMap(({ key, label, savColumn }) =>
      savColumn ? [[key, { label: label ?? "", ...savColumn }] as const] : [],
    ),
  );
}

/**
 * The names of the segments of one or several questions, for people. If questions have different wordings for a key,
 * the first question's counts. Two keys with the same wording are told apart by their keys: “Brand used (Q2_1)”.
 */
export async function readSegmentNames(
  db: Db,
  organizationId: string,
  ...questionIds: readonly string[]
): Promise<SegmentNames> {
  const found = await readSegmentRows(db, organizationId, questionIds);
  const labels = new Map(found.flatMap(({ key, label }) => (label === null ? [] : [[key, label] as const])));
  const copies = new Map<string, number>();
  for (const label of labels.values()) copies.set(label, (copies.get(label) ?? 0) + 1);
  return Object.fromEntries(
    [...labels].map(([key, label]) => [key, (copies.get(label) ?? 0) > 1 ? `${label} (${key})` : label]),
  );
}

/** What is known of the columns of several questions, those of the first question last. */
export async function readSegmentRows(db: Db, organizationId: string, questionIds: readonly string[]) {
  const found = await db
    .select()
    .from(segmentLabels)
    .where(and(eq(segmentLabels.organizationId, organizationId), isOneOf(segmentLabels.questionId, questionIds)))
    .orderBy(segmentLabels.key);
  const indexOfQuestion = new Map(questionIds.map((id, index) => [id, index]));
  return found.toSorted((a, b) => (indexOfQuestion.get(b.questionId) ?? 0) - (indexOfQuestion.get(a.questionId) ?? 0));
}

const shortened = (text: string) =>
  text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1).toWellFormed()}…` : text;
