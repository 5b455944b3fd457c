import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { requireGroupOf, type ShownGroup, showGroup } from "@/lib/groups/groups";
import { holm } from "@/lib/statistics/adjust-p-values";
import { compareProportions, type Proportion } from "@/lib/statistics/proportions";
import { wilsonInterval } from "@/lib/statistics/wilson";
import { type AnalysedCode, baseOf, readWave } from "./analysed";
import { type AnchorCoding, readAnchorCodings } from "./anchor/anchor-codings";
import { splitTrend } from "./anchor/split-trend";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { SMALL_BASE } from "./banner";
import { ALPHA } from "./compare-columns";
import { readTable } from "./read-table";
import type { Subject } from "./subject";

/**
 * How often each wave of a tracker mentions each code, with 95% intervals, and where two waves differ: two-sided z tests
 * between all pairs of waves, corrected by Holm's method within a code. Where both waves have coded the group's anchor
 * sample, and nothing is filtered, the difference is split into change of coder and of respondents. The tracker is named
 * by its group or by one of its questions. NOT_FOUND; NOT_GROUPED, then NO_DATA where no wave has answers.
 */
export async function compareWaves(db: Db, caller: Caller, tracker: Subject, filter?: AnalysisFilter) {
  const group = await showGroup(db, caller, await groupIdOf(db, caller, tracker));
  if (group.questions.every(({ response_count }) => response_count === 0)) {
    throw new AppError("NO_DATA", "No wave of this group has answers to compare.");
  }
  const waves: CountedWave[] = [];
  for (const question of group.questions) waves.push(await countWave(db, caller, question, filter));
  const codes = waves[0]?.codes ?? [];
  const anchors = filter ? new Map<string, AnchorCoding>() : await readAnchorCodings(db, caller, group.id);
  return {
    group: { id: group.id, name: group.name },
    waves: waves.map(({ question: { id, project_id, text, wave }, base }) => ({
      wave,
      question_id: id,
      project_id,
      text,
      base,
      small_base: base < SMALL_BASE,
    })),
    codes: codes.map(({ number, name, category, sentiment }) => {
      const shares = waves.map((wave) => ({ count: wave.counts.get(number) ?? 0, base: wave.base }));
      return {
        code_number: number,
        code_name: name,
        category: category.name,
        sentiment,
        trend: shares.map((share, place) => ({ wave: waves[place]?.question.wave ?? 0, ...shownShare(share) })),
        differences: differencesOf(number, shares, waves, anchors),
      };
    }),
  };
}

const groupIdOf = async (db: Db, caller: Caller, tracker: Subject): Promise<string> =>
  "groupId" in tracker ? tracker.groupId : requireGroupOf(db, caller, tracker);

type WaveQuestion = ShownGroup["questions"][number];

type CountedWave = {
  question: WaveQuestion;
  base: number;
  codes: AnalysedCode[];
  /** Answers by the number of the code, which all waves share. */
  counts: Map<number, number>;
};

async function countWave(
  db: Db,
  caller: Caller,
  question: WaveQuestion,
  filter: AnalysisFilter | undefined,
): Promise<CountedWave> {
  const path = { projectId: question.project_id, questionId: question.id };
  const analysed = await readWave(db, caller, path);
  const { codes } = analysed;
  const table = await readTable(db, analysed, {
    codes,
    keys: [],
    usual: { least: 1, most: 0 },
    nets: false,
    sentiments: false,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  const counts = new Map(codes.map(({ id, number }) => [number, table.countOf(id, null)?.answers ?? 0]));
  return { question, base: table.columns[0]?.answers ?? 0, codes, counts };
}

function shownShare({ count, base }: Proportion) {
  const interval = wilsonInterval(count, base);
  return {
    count,
    base,
    percentage: base > 0 ? (100 * count) / base : null,
    interval: interval && { low: 100 * interval.low, high: 100 * interval.high },
  };
}

/** Every pair of waves, the earlier against the later; waves without answers are compared with none. */
function differencesOf(
  number: number,
  shares: readonly Proportion[],
  waves: readonly CountedWave[],
  anchors: ReadonlyMap<string, AnchorCoding>,
) {
  const anchorOf = (place: number) => anchors.get(waves[place]?.question.id ?? "");
  const pairs = shares.flatMap((from, place) =>
    shares.slice(place + 1).flatMap((to, distance) => {
      if (from.base === 0 || to.base === 0) return [];
      const test = compareProportions(to, from);
      return [
        {
          from_wave: waves[place]?.question.wave ?? 0,
          to_wave: waves[place + 1 + distance]?.question.wave ?? 0,
          points: 100 * (to.count / to.base - from.count / from.base),
          z: test?.z ?? null,
          p_value: test?.p ?? null,
          drift: splitTrend({
            number,
            shares: { from, to },
            anchors: { from: anchorOf(place), to: anchorOf(place + 1 + distance) },
          }),
        },
      ];
    }),
  );
  const adjusted = holm(pairs.map(({ p_value }) => p_value ?? 1));
  return pairs.map((pair, place) => ({
    ...pair,
    adjusted_p_value: adjusted[place] ?? 1,
    significant: (adjusted[place] ?? 1) < ALPHA,
  }));
}
