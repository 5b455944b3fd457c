import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { segmentLabels } from "@/db/schema/segment-labels";
import { ownValue } from "@/lib/data/own-value";

/** The names of segments for people, by key. A segment without a name is shown by its key. */
export type SegmentNames = Readonly<Record<string, string>>;

/** The most characters of a label; a longer one is cut off. SPSS allows 256 bytes. */
const LONGEST_LABEL = 300;

/** The segment's name for people. */
export const segmentNameOf = (names: SegmentNames, key: string): string => ownValue(names, key) ?? key;

/**
 * Stores the wordings of segments on questions, in the caller's transaction; a wording that is known under this key is
 * replaced. A wording that is empty, or the key itself, is not stored.
 */
export async function storeSegmentLabels(
  tx: Db,
  organizationId: string,
  questionIds: readonly string[],
  labels: Readonly<Record<string, string | null>>,
): Promise<void> {
  const stored = Object.entries(labels).flatMap(([key, wording]) => {
    const label = shortened((wording ?? "").replaceAll("\0", "").toWellFormed().replace(/\s+/g, " ").trim());
    return label === "" || label === key ? [] : [{ key, label }];
  });
  if (stored.length === 0) return;
  for (const questionId of questionIds) {
    await tx
      .insert(segmentLabels)
      .values(stored.map((one) => ({ organizationId, questionId, ...one })))
      .onConflictDoUpdate({
        target: [segmentLabels.organizationId, segmentLabels.questionId, segmentLabels.key],
        set: { label: sql`excluded.label` },
      });
  }
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
  const found = await db
    .select({ key: segmentLabels.key, label: segmentLabels.label, questionId: segmentLabels.questionId })
    .from(segmentLabels)
    .where(and(eq(segmentLabels.organizationId, organizationId), isOneOf(segmentLabels.questionId, questionIds)))
    .orderBy(segmentLabels.key);
  const indexOfQuestion = new Map(questionIds.map((id, index) => [id, index]));
  const ordered = found.toSorted(
    (a, b) => (indexOfQuestion.get(b.questionId) ?? 0) - (indexOfQuestion.get(a.questionId) ?? 0),
  );
  const labels = new Map(ordered.map(({ key, label }) => [key, label]));
  const copies = new Map<string, number>();
  for (const label of labels.values()) copies.set(label, (copies.get(label) ?? 0) + 1);
  return Object.fromEntries(
    [...labels].map(([key, label]) => [key, (copies.get(label) ?? 0) > 1 ? `${label} (${key})` : label]),
  );
}

const shortened = (text: string) =>
  text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1).toWellFormed()}…` : text;
