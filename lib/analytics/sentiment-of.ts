import { SENTIMENTS } from "@/db/schema/terms";
import { type Mentions, NO_MENTIONS } from "@/lib/codebook/read-codebook";
import { byKey } from "@/lib/data/parts";
import type { AnalysedCode } from "./analysed";
import { type Column, SMALL_BASE, shownSegment } from "./banner";
import { type CountedTable, type Table, tableOf } from "./table";

/** Mentions by sentiment, and the sums of their answers' weights. */
type Felt = { sentiments: Mentions; felt: Mentions };

/** The mentions of a table by sentiment, as the API shows them: in total, by category, by code and by segment. */
export function sentimentOf({ table: counted, codes }: { table: CountedTable; codes: readonly AnalysedCode[] }) {
  const table = tableOf(counted);
  const mentionsIn = (column: Column["column"], some: readonly AnalysedCode[] = codes) =>
    addUp(some.map(({ id }) => feltIn(table, id, column)));
  const [total, ...segments] = table.columns;
  const categories = new Map(codes.map(({ category }) => [category.id, category]));
  const ofCategory = byKey(codes, ({ category }) => category.id);
  return {
    base: total?.answers ?? 0,
    effective_base: total?.effective ?? 0,
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
    segments: segments.map(({ column, answers, effective }) => ({
      ...shownSegment(column),
      base: answers,
      effective_base: effective,
      small_base: answers < SMALL_BASE,
      ...shown(mentionsIn(column)),
    })),
  };
}

function feltIn(table: Table, codeId: string, column: Column["column"]): Felt {
  const { sentiments, felt } = table.countOf(codeId, column) ?? {};
  return { sentiments: sentiments ?? NO_MENTIONS, felt: felt ?? NO_MENTIONS };
}

function addUp(several: readonly Felt[]): Felt {
  const sums = { sentiments: { ...NO_MENTIONS }, felt: { ...NO_MENTIONS } };
  for (const one of several) {
    for (const value of SENTIMENTS) {
      sums.sentiments[value] += one.sentiments[value];
      sums.felt[value] += one.felt[value];
    }
  }
  return sums;
}

const sumOf = (mentions: Mentions): number => SENTIMENTS.reduce((sum, value) => sum + mentions[value], 0);

/** Counts are of mentions; percentages and the net are weighted if the table is. */
function shown({ sentiments, felt }: Felt) {
  const weight = sumOf(felt);
  const percentOf = (value: number) => (weight > 0 ? (100 * value) / weight : null);
  return {
    mentions: sumOf(sentiments),
    sentiments,
    percentages: {
      Positive: percentOf(felt.Positive),
      Negative: percentOf(felt.Negative),
      Neutral: percentOf(felt.Neutral),
      Mixed: percentOf(felt.Mixed),
    },
    net_sentiment: percentOf(felt.Positive - felt.Negative),
  };
}
