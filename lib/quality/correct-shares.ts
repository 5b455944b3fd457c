import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { baseOf } from "@/lib/analytics/analysed";
import { type AnalysisFilter, conditionsFor } from "@/lib/analytics/answer-filter";
import { type Column, columnId, effectiveBase, shownSegment } from "@/lib/analytics/banner";
import { readTable } from "@/lib/analytics/read-table";
import { readSubject } from "@/lib/analytics/subject";
import { type Table, tableOf } from "@/lib/analytics/table";
import type { ColumnName } from "@/lib/analytics/tabulate";
import { weightFor } from "@/lib/analytics/usual-weight";
import type { Caller } from "@/lib/auth/caller";
import { invalidInput } from "@/lib/errors/app-error";
import type { QuestionPath } from "@/lib/questions/find-question";
import { isAboutCoding } from "@/lib/responses/answer-filter";
import { MIN_SAMPLE } from "@/lib/review/parameters";
import { type CorrectedShare, correctShare } from "@/lib/statistics/corrected-share";
import { weightedShare } from "@/lib/statistics/wilson";
import { readChecked, readUnchecked, type SampledAnswer } from "./read-sample";
import { evidenceOf, type Tally, tallyCodes } from "./tally-codes";

export type SharesRequest = {
  segments?: readonly string[] | undefined;
  filter?: AnalysisFilter | undefined;
  /** Each key adds its values as columns. */
  segmentKeys?: readonly string[] | undefined;
  /** Whether the question's weight counts; by default it does. */
  weighted?: boolean | undefined;
};

const NOT_CORRECTED =
  "asks for codes or decisions, which people change in the sample but not in the other answers; shares can be corrected by segments, ranges, flag and text only";

/**
 * For each code, the share of answers that have it, and an estimate of this share if a person had coded all answers; in
 * total and for each value of the segments. The estimate uses the machine's errors in the random review sample. For it,
 * an answer that people edited or accepted without checking it counts with the machine's codes from before. The
 * correction is null without a sample of 30, in a column without 30 there. Throws NOT_FOUND; NO_DATA; VALIDATION_ERROR
 * also for a filter by codes or decisions, for which the sample would be biased.
 */
export async function correctShares(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { segments, filter, segmentKeys: keys = [], weighted }: SharesRequest,
) {
  if (isAboutCoding(filter ?? {})) throw invalidInput([{ path: "filter", message: NOT_CORRECTED }]);
  const subject = await readSubject(db, caller, path);
  const [analysed] = subject.waves;
  if (!analysed) throw new Error("a question is one wave");
  const { codes } = subject;
  const conditions = [
    ...(await conditionsFor(db, analysed, { segments }, "segments")),
    ...(await conditionsFor(db, analysed, filter)),
  ];
  const weightKey = await weightFor(db, analysed, weighted);
  const count = async (...more: typeof conditions) =>
    tableOf(
      await readTable(db, analysed, {
        codes,
        keys,
        usual: { min: 0, max: 0 },
        weightKey: weightKey ?? undefined,
        nets: false,
        sentiments: false,
        answers: baseOf(analysed, [...conditions, ...more]),
      }),
    );
  const [all, open] = await Promise.all([count(), count(sql`not ${responses.reviewed} and not ${responses.edited}`)]);
  const reading = { keys, weightKey, conditionsOf: async () => conditions };
  const decided = [...(await readChecked(db, subject, reading)), ...(await readUnchecked(db, subject, reading))];
  const figures = all.columns.map((column) => {
    const tally = tallyCodes(decided.filter(isIn(column.column, keys)), codes.length);
    return { column, tally, open: open.columns.find((other) => isSame(other, column)) };
  });
  const [total] = figures;
  const frame = (total?.open?.answers ?? 0) + (total?.tally.answers ?? 0);
  return {
    question: { id: analysed.questionId, text: analysed.wording },
    weighted: weightKey !== null,
    weight_key: weightKey,
    ...shownBase(total),
    sample: {
      ...shownSample(total?.tally),
      probability: frame > 0 ? (total?.tally.drawn ?? 0) / frame : 0,
    },
    columns: figures.slice(1).map((figure) => ({
      ...shownSegment(figure.column.column),
      ...shownBase(figure),
      sample: shownSample(figure.tally),
    })),
    codes: codes.map((code, index) => {
      const [ofAll, ...ofColumns] = figures.map((figure) => shownShare(figure, { code: code.id, index, all, open }));
      return {
        code_id: code.id,
        code_number: code.number,
        code_name: code.name,
        category: code.category.name,
        ...(ofAll as ReturnType<typeof shownShare>),
        cells: ofColumns.map((share, at) => ({ ...shownSegment(figures[at + 1]?.column.column ?? null), ...share })),
      };
    }),
  };
}

type Figure = { column: Column; tally: Tally; open: Column | undefined };

const isSame = (one: Column, other: Column) => columnId(one.column) === columnId(other.column);

const isIn = (column: ColumnName, keys: readonly string[]) => {
  const place = keys.indexOf(column?.key ?? "");
  return ({ segments }: SampledAnswer): boolean => column === null || segments[place] === column.value;
};

const shownBase = (figure: Pick<Figure, "column"> | undefined) => ({
  base: figure?.column.answers ?? 0,
  effective_base: figure?.column.effective ?? 0,
});

const shownSample = (tally: Tally | undefined) => ({
  answers: tally?.drawn ?? 0,
  answers_needed: Math.max(0, MIN_SAMPLE - (tally?.drawn ?? 0)),
});

function shownShare(
  { column, tally, open }: Figure,
  { code, index, ...tables }: { code: string; index: number; all: Table; open: Table },
) {
  const given = tables.all.countOf(code, column.column);
  const raw = weightedShare(given?.weight ?? 0, column);
  const weight = (open?.weight ?? 0) + tally.weight;
  const answers = effectiveBase({ ...column, weight, squares: (open?.squares ?? 0) + tally.squares });
  const byMachine = (tables.open.countOf(code, column.column)?.weight ?? 0) + (tally.codes[index]?.machine ?? 0);
  const machine = weight > 0 ? Math.min(answers, (byMachine * answers) / weight) : 0;
  const corrected =
    tally.drawn < MIN_SAMPLE ? null : correctShare({ answers, machine, sample: evidenceOf(tally, index) });
  return {
    raw: {
      count: given?.answers ?? 0,
      percentage: raw.share && 100 * raw.share,
      interval: raw.interval && { low: 100 * raw.interval.low, high: 100 * raw.interval.high },
    },
    corrected: corrected && inPercent(corrected),
    bias: corrected && raw.share !== null ? 100 * (raw.share - corrected.share) : null,
  };
}

const inPercent = ({ share, low, high }: CorrectedShare) => ({
  percentage: 100 * share,
  interval: { low: 100 * low, high: 100 * high },
});
