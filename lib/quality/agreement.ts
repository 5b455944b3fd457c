import { seededRandom } from "@/lib/numeric/random";
import { MIN_SAMPLE } from "@/lib/review/parameters";
import {
  cohensKappa,
  type Decisions,
  f1Of,
  krippendorffsAlpha,
  precisionOf,
  recallOf,
} from "@/lib/statistics/agreement";
import { quantile } from "@/lib/statistics/quantile";
import { AGREEMENT } from "./parameters";

/** The codes that two coders gave an answer, as indexes in the codebook. */
export type CodedTwice = { machine: readonly number[]; person: readonly number[] };

/** A value and its 95% interval; null if the data don't define it. */
export type Estimate = { value: number | null; low: number | null; high: number | null };

/** The estimate from this many checked answers; all null with fewer than 30, which say too little. */
export const ifEnough = (estimate: Estimate, answers: number): Estimate =>
  answers < MIN_SAMPLE ? { value: null, low: null, high: null } : estimate;

const MEASURES = {
  alpha: krippendorffsAlpha,
  kappa: cohensKappa,
  precision: precisionOf,
  recall: recallOf,
  f1: f1Of,
};
type Measure = keyof typeof MEASURES;
const NAMES = Object.keys(MEASURES) as Measure[];

export type Agreement = Record<Measure, Estimate> & { decisions: Decisions };

export type AgreementReport = {
  resamples: number;
  /** Over all decisions "this answer has this code" together. */
  overall: Agreement;
  codes: Agreement[];
  /** Answers whose codes are the same, as a share. */
  exactMatch: Estimate;
  codesPerAnswer: { machine: Estimate; person: Estimate; ratio: Estimate };
};

/**
 * How far machine and person agree, per code and overall. The intervals are percentile intervals of a bootstrap that
 * draws whole answers, so that codes of one answer stay together. Source: B. Efron, R. J. Tibshirani, An Introduction
 * to the Bootstrap (1993), 13.3. The random numbers are seeded: equal samples give equal intervals.
 */
export function measureAgreement(answers: readonly CodedTwice[], codes: number): AgreementReport {
  const packed = pack(answers);
  const observed = new Tally(codes);
  for (let answer = 0; answer < answers.length; answer++) observed.add(packed, answer);
  const resamples = answers.length > 0 ? resamplesFor(packed, codes) : 0;
  const drawn = new Resamples(codes, resamples);
  const random = seededRandom(AGREEMENT.seed);
  const tally = new Tally(codes);
  for (let index = 0; index < resamples; index++) {
    tally.clear();
    for (let draw = 0; draw < answers.length; draw++) tally.add(packed, Math.floor(random() * answers.length));
    drawn.keep(index, tally);
  }
  const overall = rowsOf(codes).map((row) => agreementIn(observed, row, drawn));
  const summary = (name: Summary) => estimate(observed.summary()[name], drawn.ofSummary(name));
  return {
    resamples,
    overall: overall[codes] as Agreement,
    codes: overall.slice(0, codes),
    exactMatch: summary("exactMatch"),
    codesPerAnswer: { machine: summary("machine"), person: summary("person"), ratio: summary("ratio") },
  };
}

const rowsOf = (codes: number) => Array.from({ length: codes + 1 }, (_, row) => row);

/** The codes of all answers in one list. Each entry also says who gave the code: both, only machine, or only person. */
type Packed = { entries: Int32Array; starts: Int32Array; exact: Uint8Array };
const [BOTH, MACHINE, PERSON] = [0, 1, 2];
const KINDS = 3;

function pack(answers: readonly CodedTwice[]): Packed {
  const entries: number[] = [];
  const starts = new Int32Array(answers.length + 1);
  const exact = new Uint8Array(answers.length);
  for (const [index, { machine, person }] of answers.entries()) {
    const [byMachine, byPerson] = [new Set(machine), new Set(person)];
    for (const code of byMachine) entries.push(code * KINDS + (byPerson.has(code) ? BOTH : MACHINE));
    for (const code of byPerson) if (!byMachine.has(code)) entries.push(code * KINDS + PERSON);
    exact[index] = byMachine.size === byPerson.size && [...byMachine].every((code) => byPerson.has(code)) ? 1 : 0;
    starts[index + 1] = entries.length;
  }
  return { entries: Int32Array.from(entries), starts, exact };
}

function resamplesFor({ entries, exact }: Packed, codes: number): number {
  const { resamples, fewestResamples, mostDraws, mostFigures } = AGREEMENT;
  const affordable = Math.min(mostDraws / (exact.length + entries.length), mostFigures / (codes + 1), resamples);
  return Math.max(fewestResamples, Math.floor(affordable));
}

type Summary = "exactMatch" | "machine" | "person" | "ratio";

/** The counts of a sample. The row after the last code holds all codes together. */
class Tally {
  readonly codes: number;
  readonly counts: Int32Array;
  answers = 0;
  exact = 0;

  constructor(codes: number) {
    this.codes = codes;
    this.counts = new Int32Array((codes + 1) * KINDS);
  }

  clear(): void {
    this.counts.fill(0);
    this.answers = 0;
    this.exact = 0;
  }

  add({ entries, starts, exact }: Packed, answer: number): void {
    this.answers++;
    this.exact += exact[answer] ?? 0;
    const end = starts[answer + 1] ?? 0;
    const all = this.codes * KINDS;
    for (let at = starts[answer] ?? 0; at < end; at++) {
      const entry = entries[at] ?? 0;
      this.counts[entry] = (this.counts[entry] ?? 0) + 1;
      const sum = all + (entry % KINDS);
      this.counts[sum] = (this.counts[sum] ?? 0) + 1;
    }
  }

  decisions(row: number): Decisions {
    const at = row * KINDS;
    const both = this.counts[at + BOTH] ?? 0;
    const first = this.counts[at + MACHINE] ?? 0;
    const second = this.counts[at + PERSON] ?? 0;
    const made = row === this.codes ? this.answers * this.codes : this.answers;
    return { both, first, second, neither: made - both - first - second };
  }

  summary(): Record<Summary, number | null> {
    const { both, first, second } = this.decisions(this.codes);
    const { answers, exact } = this;
    if (answers === 0) return { exactMatch: null, machine: null, person: null, ratio: null };
    return {
      exactMatch: exact / answers,
      machine: (both + first) / answers,
      person: (both + second) / answers,
      ratio: both + second > 0 ? (both + first) / (both + second) : null,
    };
  }
}

/** The figures of all resamples; NaN if a resample does not define one. */
class Resamples {
  readonly #length: number;
  readonly #figures: Map<Measure, Float64Array[]>;
  readonly #summaries: Record<Summary, Float64Array>;

  constructor(codes: number, length: number) {
    const list = () => new Float64Array(length);
    this.#length = length;
    this.#figures = new Map(NAMES.map((name) => [name, rowsOf(codes).map(list)]));
    this.#summaries = { exactMatch: list(), machine: list(), person: list(), ratio: list() };
  }

  keep(index: number, tally: Tally): void {
    for (let row = 0; row <= tally.codes; row++) {
      const decisions = tally.decisions(row);
      for (const name of NAMES) {
        const figures = this.#figures.get(name)?.[row];
        if (figures) figures[index] = MEASURES[name](decisions) ?? Number.NaN;
      }
    }
    const summary = tally.summary();
    for (const name of Object.keys(summary) as Summary[]) this.#summaries[name][index] = summary[name] ?? Number.NaN;
  }

  of(name: Measure, row: number): Float64Array {
    return this.#figures.get(name)?.[row] ?? new Float64Array(this.#length);
  }

  ofSummary(name: Summary): Float64Array {
    return this.#summaries[name];
  }
}

function agreementIn(observed: Tally, row: number, drawn: Resamples): Agreement {
  const decisions = observed.decisions(row);
  const estimates = NAMES.map((name) => [name, estimate(MEASURES[name](decisions), drawn.of(name, row))]);
  return { ...(Object.fromEntries(estimates) as Record<Measure, Estimate>), decisions };
}

function estimate(value: number | null, figures: Float64Array): Estimate {
  const sorted = figures.filter((figure) => !Number.isNaN(figure)).sort();
  if (value === null || sorted.length === 0) return { value, low: null, high: null };
  return { value, low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
}
