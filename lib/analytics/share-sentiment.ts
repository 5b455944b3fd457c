import type { Db } from "@/db/client";
import { SENTIMENTS, type Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { baseOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { type Column, SMALL_BASE, shownSegment } from "./banner";
import { readTable, type Table } from "./read-table";
import type { Subject } from "./subject";
import { readTogether } from "./together";

export type SentimentRequest = { keys?: readonly string[] | undefined; filter?: AnalysisFilter | undefined };

/** Without a choice the sentiment is split by the segments with at least two and at most so many values. */
const USUAL = { least: 2, most: 12 };

type Mentions = Record<Sentiment, number>;

/**
 * How people feel: the mentions of all codes, of each code, category and segment, by sentiment. NOT_FOUND, NO_DATA,
 * VALIDATION_ERROR.
 */
export async function shareSentiment(db: Db, caller: Caller, subject: Subject, { keys, filter }: SentimentRequest) {
  const analysed = await readTogether(db, caller, subject);
  const table = await readTable(db, analysed, {
    codes: analysed.codes,
    keys,
    usual: USUAL,
    nets: false,
    sentiments: true,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  const mentionsIn = (column: Column["column"], codes = analysed.codes) =>
    addUp(codes.map(({ id }) => countsOf(table, id, column)));
  const [total, ...segments] = table.columns;
  const categories = [...new Map(analysed.codes.map(({ category }) => [category.id, category])).values()];
  return {
    base: total?.answers ?? 0,
    ...shown(mentionsIn(null)),
    categories: categories.map(({ id, name }) => ({
      category_id: id,
      category: name,
      ...shown(
        mentionsIn(
          null,
          analysed.codes.filter(({ category }) => category.id === id),
        ),
      ),
    })),
    codes: analysed.codes.map((code) => ({
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

const NO_MENTIONS: Mentions = { Positive: 0, Negative: 0, Neutral: 0, Mixed: 0 };

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
