import { SENTIMENTS } from "@/db/schema/terms";
import { type Mentions, NO_MENTIONS } from "@/lib/codebook/read-codebook";
import { byKey } from "@/lib/parts";
import type { AnalysedCode } from "./analysed";
import { type Column, SMALL_BASE, shownSegment } from "./banner";
import { type CountedTable, type Table, tableOf } from "./table";

/** The mentions of a table by sentiment, as the API shows them: in total, by category, by code and by segment. */
export function sentimentOf({ table: counted, codes }: { table: CountedTable; codes: readonly AnalysedCode[] }) {
  const table = tableOf(counted);
  const mentionsIn = (column: Column["column"], some: readonly AnalysedCode[] = codes) =>
    addUp(some.map(({ id }) => countsOf(table, id, column)));
  const [total, ...segments] = table.columns;
  const categories = new Map(codes.map(({ category }) => [category.id, category]));
  const ofCategory = byKey(codes, ({ category }) => category.id);
  return {
    base: total?.answers ?? 0,
    ...shown(mentionsIn(null)),
    categories: [...categories.values()].map(({ id, name }) => ({
      category_id: id,
      category: name,
      ...shown(mentionsIn(null, ofCategory.get(id))),
    })),
    codes: codes.map((code) => ({
      code_id: code.id,
      code_name: code.name,
      category: code.category.name,
      ...shown(mentionsIn(null, [code])),
    })),
    segments: segments.map(({ column, answers }) => ({
      ...shownSegment(column),
      base: answers,
      small_base: answers < SMALL_BASE,
      ...shown(mentionsIn(column)),
    })),
  };
}

const countsOf = (table: Table, codeId: string, column: Column["column"]): Mentions =>
  table.countOf(codeId, column)?.sentiments ?? NO_MENTIONS;

function addUp(several: readonly Mentions[]): Mentions {
  const sums = { ...NO_MENTIONS };
  for (const one of several) for (const value of SENTIMENTS) sums[value] += one[value];
  return sums;
}

function shown(sentiments: Mentions) {
  const mentions = SENTIMENTS.reduce((sum, value) => sum + sentiments[value], 0);
  const net = (100 * (sentiments.Positive - sentiments.Negative)) / mentions;
  return { mentions, sentiments, net_sentiment: mentions > 0 ? net : null };
}
