import { holm } from "@/lib/statistics/adjust-p-values";
import { type Regression, regress } from "@/lib/statistics/regression";
import { twoSidedT } from "@/lib/statistics/student-t";
import type { AnalysedCode } from "../analysed";
import { SMALL_BASE } from "../banner";
import {
  addTo,
  compareMeans,
  effectiveOf,
  intervalAround,
  less,
  meanOf,
  meanWithInterval,
  NOTHING,
  type Sums,
} from "./moments";
import type { ScoreRow } from "./read-scores";
import { type Bounds, type FoundScale, groupAt, groupsOf } from "./score-groups";

const ALPHA = 0.05;

type Input = { rows: readonly ScoreRow[]; codes: readonly AnalysedCode[]; scale: FoundScale; bounds: Bounds };

/** The sums of the answers with a code or net, in all and by group of scores. */
type Counted = { all: Sums; groups: [Sums, Sums, Sums] };

const newCounted = (): Counted => ({ all: { ...NOTHING }, groups: [{ ...NOTHING }, { ...NOTHING }, { ...NOTHING }] });

/** Codes and nets with the scores of the answers that have them, as the API shows them. */
export function scoreOf({ rows: given, codes, scale, bounds }: Input) {
  // Scores are measured from the middle of the scale, so that sums of squares of large scores keep their digits.
  const origin = (scale.lowest + scale.highest) / 2;
  const rows = given.map(({ codes: places, score, ...row }) => ({
    ...row,
    score: score - origin,
    group: groupAt(score, bounds),
    places: places === "" ? [] : places.split(",").map(Number),
  }));
  const total = newCounted();
  const counted = new Map<string, Counted>();
  const netsAt = codes.map(({ nets }) => nets.map(({ id }) => id));
  for (const row of rows) {
    const ids = new Set(row.places.flatMap((place) => [codes[place]?.id ?? "", ...(netsAt[place] ?? [])]));
    for (const id of ids) if (!counted.has(id)) counted.set(id, newCounted());
    for (const { all, groups } of [total, ...[...ids].flatMap((id) => counted.get(id) ?? [])]) {
      addTo(all, row);
      addTo(groups[row.group], row);
    }
  }
  const of = (id: string) => counted.get(id) ?? newCounted();
  const isLarge = ({ all }: Counted) => Math.min(effectiveOf(all), effectiveOf(less(total.all, all))) >= SMALL_BASE;
  const tested = [...codes.keys()]
    .filter((place) => isLarge(of(codes[place]?.id ?? "")))
    .toSorted((one, other) => of(codes[other]?.id ?? "").all.answers - of(codes[one]?.id ?? "").all.answers);
  const model = modelOf(rows, tested, codes.length);
  const figuresOf = (id: string) => {
    const { all, groups } = of(id);
    const isTested = isLarge({ all, groups });
    const rest = less(total.all, all);
    const compared = isTested ? compareMeans(all, rest) : null;
    return {
      count: all.answers,
      effective_base: effectiveOf(all),
      small_base: !isTested,
      percentage: percentOf(all, total.all),
      groups: groups.map((group, place) => ({
        count: group.answers,
        percentage: percentOf(group, total.groups[place] ?? NOTHING),
      })),
      mean_with: isTested ? origin + meanOf(all).mean : null,
      mean_without: isTested ? origin + meanOf(rest).mean : null,
      difference: compared?.difference ?? null,
      difference_interval: compared?.interval ?? null,
    };
  };
  const ofCodes = codes.map(({ id, name, category }, place) => {
    const figures = figuresOf(id);
    const impact = model?.impacts.get(place) ?? null;
    return {
      ...{ kind: "code" as const, id, name, category: category.name },
      ...figures,
      impact: impact && { ...impact, contribution: ((figures.percentage ?? 0) / 100) * impact.value },
      left_out: impact ? null : leftOut(figures.small_base, model),
    };
  });
  const nets = new Map(codes.flatMap((code) => code.nets.map((net) => [net.id, net] as const)));
  const ofNets = [...nets.values()].map(({ id, name }) => ({
    ...{ kind: "net" as const, id, name, category: name },
    ...figuresOf(id),
    impact: null,
    left_out: "net" as const,
  }));
  const named = groupsOf(scale, bounds);
  const overall = total.all.weight > 0 ? meanWithInterval(total.all) : null;
  return {
    base: total.all.answers,
    effective_base: effectiveOf(total.all),
    mean: overall && origin + overall.mean,
    interval: overall?.interval ? shifted(overall.interval, origin) : null,
    groups: named.map((group, place) => {
      const sums = total.groups[place] ?? NOTHING;
      const effective = effectiveOf(sums);
      return {
        ...group,
        base: sums.answers,
        effective_base: effective,
        percentage: percentOf(sums, total.all),
        small_base: effective < SMALL_BASE,
      };
    }),
    model: model && {
      answers: model.answers,
      codes: model.impacts.size,
      r_squared: model.rSquared,
      adjusted_r_squared: 1 - ((1 - model.rSquared) * (model.answers - 1)) / model.freedom,
      intercept: origin + model.intercept,
    },
    rows: [...ofCodes, ...ofNets].toSorted(
      (one, other) =>
        (other.impact?.value ?? Number.NEGATIVE_INFINITY) - (one.impact?.value ?? Number.NEGATIVE_INFINITY) ||
        other.count - one.count,
    ),
  };
}

const percentOf = (part: Sums, whole: Sums) =>
  whole.weight > 0 ? Math.min(100, (100 * part.weight) / whole.weight) : null;

const shifted = ({ low, high }: { low: number; high: number }, by: number) => ({ low: low + by, high: high + by });

function leftOut(isSmall: boolean, model: Model | null): "few_answers" | "collinear" | "no_model" {
  if (isSmall) return "few_answers";
  return model ? "collinear" : "no_model";
}

type Model = Pick<Regression, "intercept" | "freedom" | "rSquared"> & {
  answers: number;
  /** By the place of the code. */
  impacts: Map<number, ReturnType<typeof impactOf> & { adjusted_p_value: number; significant: boolean }>;
};

type Row = { score: number; weight: number; answers: number; places: readonly number[] };

/**
 * The score by all tested codes together; of codes that say the same, the more frequent one stays. Null if no code is
 * tested, if all scores are alike, or if there are fewer than 30 answers more than codes.
 */
function modelOf(rows: readonly Row[], tested: readonly number[], size: number): Model | null {
  const predictorOf = new Array<number | undefined>(size);
  for (const [predictor, place] of tested.entries()) predictorOf[place] = predictor;
  const alike = rows.map(({ score, weight, answers, places }) => ({
    ...{ outcome: score, weight, answers },
    predictors: places.flatMap((place) => predictorOf[place] ?? []),
  }));
  const scores = new Set(rows.flatMap(({ score, weight }) => (weight > 0 ? [score] : [])));
  if (tested.length === 0 || scores.size < 2) return null;
  const { coefficients, ...fit } = regress(alike, tested.length);
  if (fit.freedom < SMALL_BASE) return null;
  const found = tested.flatMap((place, predictor) => {
    const coefficient = coefficients[predictor];
    return coefficient ? [{ place, impact: impactOf(coefficient, fit.freedom) }] : [];
  });
  const adjusted = holm(found.map(({ impact }) => impact.p_value));
  const impacts = new Map(
    found.map(({ place, impact }, index) => {
      const p = adjusted[index] ?? 1;
      return [place, { ...impact, adjusted_p_value: p, significant: p < ALPHA }] as const;
    }),
  );
  return { ...fit, answers: fit.freedom + found.length + 1, impacts };
}

function impactOf({ value, standardError }: { value: number; standardError: number }, freedom: number) {
  return {
    value,
    standard_error: standardError,
    interval: intervalAround(value, standardError, freedom),
    p_value: standardError > 0 ? twoSidedT(value / standardError, freedom) : value === 0 ? 1 : 0,
  };
}
