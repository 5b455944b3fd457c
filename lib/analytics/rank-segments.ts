import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { wilsonInterval } from "@/lib/statistics/wilson";
import { baseOf, codesNamed } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { SMALL_BASE, shownSegment } from "./banner";
import { readTable } from "./read-table";
import type { Subject } from "./subject";
import { readTogether } from "./together";

export type RankingRequest = {
  key?: string | undefined;
  codeName?: string | undefined;
  filter?: AnalysisFilter | undefined;
};

/** Without a key all segments are ranked but those with more values, such as ids and open numbers. */
const USUAL = { least: 1, most: 50 };

/**
 * Segments by how often they mention each code, the highest share first, with its 95% interval. NOT_FOUND, NO_DATA,
 * VALIDATION_ERROR.
 */
export async function rankSegments(
  db: Db,
  caller: Caller,
  subject: Subject,
  { key, codeName, filter }: RankingRequest,
) {
  const analysed = await readTogether(db, caller, subject);
  const codes = codeName === undefined ? analysed.codes : codesNamed(analysed, codeName);
  const table = await readTable(db, analysed, {
    codes,
    keys: key === undefined ? undefined : [key],
    usual: USUAL,
    nets: false,
    sentiments: false,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  const [total] = table.columns;
  const ofSegments = table.columns.filter(({ column }) => column !== null);
  const ranked = codes.flatMap((code) =>
    ofSegments.map(({ column, answers: base }) => {
      const count = table.countOf(code.id, column)?.answers ?? 0;
      const overall = (table.countOf(code.id, null)?.answers ?? 0) / (total?.answers ?? 1);
      const interval = wilsonInterval(count, base);
      return {
        ...shownSegment(column),
        code_id: code.id,
        code_name: code.name,
        category: code.category.name,
        count,
        base,
        percentage: (100 * count) / base,
        interval: { low: 100 * (interval?.low ?? 0), high: 100 * (interval?.high ?? 1) },
        index: overall > 0 ? (100 * count) / base / overall : null,
        small_base: base < SMALL_BASE,
      };
    }),
  );
  return ranked.toSorted((one, other) => other.percentage - one.percentage || other.count - one.count);
}
