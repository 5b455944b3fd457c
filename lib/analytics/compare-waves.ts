import type { Db } from "@/db/client";
import type { Coder } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { requireGroupOf, type ShownGroup, showGroup } from "@/lib/groups/groups";
import { isSameCoder } from "@/lib/groups/same-coder";
import type { ResponseFilter } from "@/lib/responses/response-filter";
import { holm } from "@/lib/statistics/adjust-p-values";
import type { Proportion } from "@/lib/statistics/proportions";
import { wilsonInterval } from "@/lib/statistics/wilson";
import { type AnalysedCode, baseOf, readWave } from "./analysed";
import { type AnchorCoding, readAnchorCodings } from "./anchor/anchor-codings";
import { splitTrend } from "./anchor/split-trend";
import { type AnalysisFilter, conditionsWith, resolveSegments } from "./answer-filter";
import { type Column, SMALL_BASE } from "./banner";
import { readCodesChangedSince } from "./changed-since";
import { ALPHA, testDifference } from "./compare-columns";
import { readTable } from "./read-table";
import type { Subject } from "./subject";
import { proportionIn, tableOf } from "./table";
import { weightFor } from "./usual-weight";
import { readWaitingDecisions, type WaitingDecisions, withoutWaiting } from "./waiting-decisions";

/** Limits of a reply, each about 10 MB: the points of all trends (codes × waves), and the differences between waves. */
const MAX_POINTS = 50_000;
const MAX_DIFFERENCES = 50_000;

/**
 * How often each wave of a tracker mentions each code, with 95% intervals, and which waves differ: two-sided z tests
 * between all pairs of waves, with Holm's correction within a code. If there would be more than 50,000 differences,
 * only neighbouring waves are compared. Waves with an effective base under 5 are not tested; a weight of the wave's question counts. Decisions of people that wait until
 * all waves are coded again count in shares, not in differences: there, their answers count as the machine coded them,
 * like all others. Otherwise a review of a part of one wave would look like a trend. Waves that people have decided as
 * a whole are compared as they stand. If both waves have coded the group's anchor sample and nothing is filtered, each
 * difference is split into change of coder and change of respondents. Each difference says whether both waves were
 * coded by the same coder. The tracker is named by its group or by one of its questions. Throws NOT_FOUND; NOT_GROUPED
 * for a question without a group; NO_DATA if no wave has answers.
 */
export async function compareWaves(
  db: Db,
  caller: Caller,
  tracker: Subject,
  { filter, weighted }: { filter?: AnalysisFilter | undefined; weighted?: boolean | undefined } = {},
) {
  const group = await showGroup(db, caller, await groupIdOf(db, caller, tracker));
  if (group.questions.every(({ response_count }) => response_count === 0)) {
    throw new AppError("NO_DATA", "No wave of this tracker has answers to compare.");
  }
  const questionIds = group.questions.map(({ id }) => id);
  const all = { organizationId: caller.organizationId, questionId: questionIds[0] ?? "", questionIds };
  const resolved = await resolveSegments(db, all, filter);
  const waves: CountedWave[] = [];
  for (const question of group.questions) {
    waves.push(await countWave(db, caller, question, { filter: resolved, weighted }));
  }
  const codes = mostFrequent(waves);
  const anchors = filter ? new Map<string, AnchorCoding>() : await readAnchorCodings(db, caller, group.id);
  const changed = await readCodesChangedSince(db, caller.organizationId, questionIds);
  const isAll = codes.length * waves.length * (waves.length - 1) <= 2 * MAX_DIFFERENCES;
  return {
    group: { id: group.id, name: group.name },
    waves: waves.map(({ question: { id, project_id, text, wave }, base, effective, weightKey, coder, waiting }) => ({
      wave,
      question_id: id,
      project_id,
      text,
      base,
      effective_base: effective,
      weighted: weightKey !== null,
      weight_key: weightKey,
      small_base: base < SMALL_BASE,
      coder: coder && { engine: coder.engine, mixed: coder.mixed },
      decisions_waiting: waiting.answers,
    })),
    codes: codes.map((code) => trendOf(code, { waves, anchors, changed, isAll })),
  };
}

const groupIdOf = async (db: Db, caller: Caller, tracker: Subject): Promise<string> =>
  "groupId" in tracker ? tracker.groupId : requireGroupOf(db, caller, tracker);

type WaveQuestion = ShownGroup["questions"][number];

type CountedWave = {
  question: WaveQuestion;
  base: number;
  effective: number;
  weightKey: string | null;
  /** By what a run coded the wave; null if no run did. */
  coder: Coder | null;
  codes: AnalysedCode[];
  /** The number of answers with each code, by the code's number, which all waves share. */
  counts: Map<number, number>;
  /** The share of each code, weighted if the wave is, with the effective base by which it is tested. */
  shares: Map<number, Proportion>;
  waiting: WaitingDecisions;
  /** The same without the decisions that wait. */
  sharesByMachine: Map<number, Proportion>;
};

async function countWave(
  db: Db,
  caller: Caller,
  question: WaveQuestion,
  { filter, weighted }: { filter: ResponseFilter; weighted: boolean | undefined },
): Promise<CountedWave> {
  const path = { projectId: question.project_id, questionId: question.id };
  const analysed = await readWave(db, caller, path);
  const { codes } = analysed;
  const weightKey = await weightFor(db, analysed, weighted);
  const conditions = await conditionsWith(db, analysed, filter);
  const counted = await readTable(db, analysed, {
    codes,
    weightKey: weightKey ?? undefined,
    keys: [],
    usual: { min: 1, max: 0 },
    nets: false,
    sentiments: false,
    answers: baseOf(analysed, conditions),
  });
  const waiting = await readWaitingDecisions(db, analysed, { conditions, weightKey });
  const table = tableOf(counted);
  const [all] = table.columns;
  const sharesBy = (share: (id: string, all: Column) => Proportion) =>
    new Map(all ? codes.map(({ id, number }) => [number, share(id, all)]) : []);
  return {
    question,
    base: all?.answers ?? 0,
    effective: all?.effective ?? 0,
    weightKey,
    coder: analysed.coder,
    codes,
    counts: new Map(codes.map(({ id, number }) => [number, table.countOf(id, null)?.answers ?? 0])),
    shares: sharesBy((id, column) => proportionIn(table, id, column)),
    waiting,
    sharesByMachine: sharesBy((id, column) => withoutWaiting(proportionIn(table, id, column), id, waiting, column)),
  };
}

/** The codes in order; of a very large codebook only the most frequent. */
function mostFrequent(waves: readonly CountedWave[]): AnalysedCode[] {
  const codes = waves[0]?.codes ?? [];
  const max = Math.floor(MAX_POINTS / waves.length);
  if (codes.length <= max) return codes;
  const countOf = ({ number }: AnalysedCode) => waves.reduce((sum, { counts }) => sum + (counts.get(number) ?? 0), 0);
  const counted = new Map(codes.map((code) => [code, countOf(code)]));
  const kept = new Set(
    codes.toSorted((one, other) => (counted.get(other) ?? 0) - (counted.get(one) ?? 0)).slice(0, max),
  );
  return codes.filter((code) => kept.has(code));
}

type Compared = {
  waves: readonly CountedWave[];
  anchors: ReadonlyMap<string, AnchorCoding>;
  /** The numbers of the codes that changed after a wave was coded, by the wave's question. */
  changed: ReadonlyMap<string, ReadonlySet<number>>;
  isAll: boolean;
};

function trendOf({ number, name, category, sentiment }: AnalysedCode, compared: Compared) {
  const { waves, changed } = compared;
  return {
    code_number: number,
    code_name: name,
    category: category.name,
    sentiment,
    trend: waves.map((wave) => ({
      wave: wave.question.wave,
      count: wave.counts.get(number) ?? 0,
      base: wave.base,
      ...shownShare(wave.shares.get(number) ?? NO_SHARE),
      changed_since: changed.get(wave.question.id)?.has(number) ?? false,
    })),
    differences: differencesOf(number, compared),
  };
}

const NO_SHARE: Proportion = { count: 0, base: 0 };

function shownShare({ count, base }: Proportion) {
  const interval = wilsonInterval(count, base);
  return {
    percentage: base > 0 ? (100 * count) / base : null,
    interval: interval && { low: 100 * interval.low, high: 100 * interval.high },
  };
}

/** Two waves that no run has coded were coded by people. */
const isCodedAlike = (one: Coder | null, other: Coder | null): boolean =>
  one && other ? isSameCoder(one, other) : one === other;

/**
 * Compares every pair of waves, earlier with later; without `isAll`, only neighbouring waves. Waves without answers are
 * left out.
 */
function differencesOf(number: number, { waves, anchors, isAll }: Compared) {
  const anchorOf = ({ question }: CountedWave) => anchors.get(question.id);
  const pairs = waves.flatMap((earlier, index) =>
    waves.slice(index + 1, isAll ? undefined : index + 2).flatMap((later) => {
      const isDecided = earlier.waiting.open === 0 && later.waiting.open === 0;
      const shareOf = ({ shares, sharesByMachine }: CountedWave) =>
        (isDecided ? shares : sharesByMachine).get(number) ?? NO_SHARE;
      const [from, to] = [shareOf(earlier), shareOf(later)];
      if (from.base === 0 || to.base === 0) return [];
      const test = testDifference(to, from);
      return [
        {
          from_wave: earlier.question.wave,
          to_wave: later.question.wave,
          points: 100 * (to.count / to.base - from.count / from.base),
          z: test?.z ?? null,
          p_value: test?.p ?? null,
          same_coder: isCodedAlike(earlier.coder, later.coder),
          drift: splitTrend({
            number,
            shares: { from, to },
            anchors: { from: anchorOf(earlier), to: anchorOf(later) },
          }),
        },
      ];
    }),
  );
  const adjusted = holm(pairs.map(({ p_value }) => p_value ?? 1));
  return pairs.map((pair, index) => ({
    ...pair,
    adjusted_p_value: adjusted[index] ?? 1,
    significant: (adjusted[index] ?? 1) < ALPHA,
  }));
}
