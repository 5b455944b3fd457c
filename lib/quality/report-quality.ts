import type { Db } from "@/db/client";
import type { Analysed } from "@/lib/analytics/analysed";
import { type AnalysisFilter, conditionsWith, resolveSegments } from "@/lib/analytics/answer-filter";
import { SMALL_BASE, shownSegment } from "@/lib/analytics/banner";
import { type AnalysedSubject, readSubject, type Subject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import { inOrder, readValueOrders, type ValueOrder } from "@/lib/questions/value-orders";
import { listSegments } from "@/lib/responses/list-segments";
import { MIN_SAMPLE, WANTED_HALF_WIDTH } from "@/lib/review/parameters";
import { casesFor } from "@/lib/statistics/sample-size";
import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import { type Agreement, type AgreementReport, type Estimate, ifEnough } from "./agreement";
import type { SegmentAgreement } from "./compare-segments";
import { AGREEMENT, MIN_PRECISION, type SampleKind } from "./parameters";
import { readPeople } from "./read-people";
import { countWaiting, decidedByEngine, readChecked } from "./read-sample";
import { readStability } from "./read-stability";
import { warningsOf } from "./warnings";
import type { QualityCalls } from "./worker";

export type QualityRequest = {
  /** The wanted half-width of the intervals of precision and recall. */
  halfWidth?: number | undefined;
  filter?: AnalysisFilter | undefined;
  /** By default the random sample. */
  sample?: SampleKind | undefined;
};

const entry = bundledEntry<QualityCalls>("quality");
/** Milliseconds. The largest sample takes about 5 seconds. */
const DEADLINE = 120_000;
/** Agreement is split by segments with this many values, and by at most this many keys. */
const USUAL = { min: 2, max: 12, keys: 20 };
/** A code with fewer mentions by the machine raises no warning. */
const MIN_MENTIONS = 10;

/**
 * How far the machine's codes agree with those of reviewers: per code, overall and by segment, with 95% intervals, and
 * how many more answers are needed for the wanted interval width. Compares the machine's codes before the review with
 * the present codes of checked answers; codes by word rules are left out of both. With fewer than 30 checked answers of the random sample, all estimates are
 * null. Throws NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function reportQuality(db: Db, caller: Caller, subject: Subject, request: QualityRequest) {
  const analysed = await readSubject(db, caller, subject);
  const keys = await usualKeys(db, analysed);
  const questionIds = analysed.waves.map(({ questionId }) => questionId);
  const all = { organizationId: caller.organizationId, questionId: questionIds[0] ?? "", questionIds };
  const filter = await resolveSegments(db, all, request.filter);
  const conditionsOf = (wave: Analysed) => conditionsWith(db, wave, filter);
  const reviewed = (await readChecked(db, analysed, { keys, conditionsOf })).map(decidedByEngine);
  const drawn = reviewed.filter((answer) => answer.drawn);
  const waiting = await countWaiting(db, analysed, conditionsOf);
  const kind = request.sample ?? "random";
  const answers = kind === "random" ? drawn : reviewed;
  const people = await readPeople(db, analysed);
  const stability = await readStability(db, caller.organizationId, questionIds);
  const orders = await readValueOrders(db, caller.organizationId, questionIds);
  const measured = await runInWorker(
    entry,
    "measure",
    { answers, people, codes: analysed.codes.length, keys: keys.length },
    { isLong: answers.length > 2_000, deadline: DEADLINE, group: caller.organizationId },
  );
  const halfWidth = request.halfWidth ?? WANTED_HALF_WIDTH;
  const isEnough = drawn.length >= MIN_SAMPLE;
  const told = (agreement: Agreement) => toldOf(agreement, drawn.length);
  const exactMatch = ifEnough(measured.exactMatch, drawn.length);
  const report = {
    questions: analysed.waves.map(({ projectId, questionId, wording }) => ({
      id: questionId,
      project_id: projectId,
      text: wording,
    })),
    sample: {
      kind,
      answers: answers.length,
      small_base: answers.length < SMALL_BASE,
      reviewed: reviewed.length,
      drawn_at_random: drawn.length,
      wanted: Math.max(MIN_SAMPLE, drawn.length + waiting),
      waiting,
    },
    method: { confidence_level: 95, resamples: measured.resamples, seed: AGREEMENT.seed, half_width: halfWidth },
    overall: { ...shownAgreement(told(measured.overall)), exact_match: exactMatch },
    codes_per_answer: shownCodesPerAnswer(measured, drawn.length),
    stability,
    people: {
      answers: measured.people.answers,
      alpha: ifEnough(measured.people.alpha, people.length),
      exact_match: ifEnough(measured.people.exactMatch, people.length),
    },
    codes: analysed.codes.map((code, index) => {
      const agreement = told(measured.codes[index] as Agreement);
      return {
        code_id: code.id,
        code_number: code.number,
        code_name: code.name,
        category: code.category.name,
        ...shownAgreement(agreement),
        answers_needed: answersNeeded(agreement, answers.length, halfWidth),
        low_precision: isImprecise(agreement),
      };
    }),
    segments: isEnough ? shownSegments(measured.segments, keys, orders) : [],
  };
  return { ...report, warnings: warningsOf(report) };
}

export type QualityReport = Awaited<ReturnType<typeof reportQuality>>;

async function usualKeys(db: Db, { waves }: AnalysedSubject): Promise<string[]> {
  const values = new Map<string, Set<string>>();
  for (const { organizationId, questionId } of waves) {
    for (const { key, value } of await listSegments(db, organizationId, questionId)) {
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
  }
  const fitting = [...values].filter(([, { size }]) => size >= USUAL.min && size <= USUAL.max);
  return fitting.slice(0, USUAL.keys).map(([key]) => key);
}

/** The agreement with estimates that are null for too few answers. */
export const toldOf = ({ decisions, ...estimates }: Agreement, answers: number): Agreement => ({
  alpha: ifEnough(estimates.alpha, answers),
  kappa: ifEnough(estimates.kappa, answers),
  precision: ifEnough(estimates.precision, answers),
  recall: ifEnough(estimates.recall, answers),
  f1: ifEnough(estimates.f1, answers),
  decisions,
});

/** Agreement as the API shows it. */
export function shownAgreement({ decisions, ...estimates }: Agreement) {
  const { both, first, second, neither } = decisions;
  return { ...estimates, decisions: { both, machine_only: first, person_only: second, neither } };
}

function shownCodesPerAnswer(
  { codesPerAnswer: { machine, person, ratio: measured } }: AgreementReport,
  answers: number,
) {
  const ratio = ifEnough(measured, answers);
  return {
    machine: ifEnough(machine, answers),
    person: ifEnough(person, answers),
    ratio,
    over_coding: ratio.low !== null && ratio.low > 1,
    under_coding: ratio.high !== null && ratio.high < 1,
  };
}

function shownSegments(
  segments: readonly SegmentAgreement[],
  keys: readonly string[],
  orders: ReadonlyMap<string, ValueOrder>,
) {
  return keys.flatMap((key, index) => {
    const own = new Map(segments.filter((segment) => segment.key === index).map((one) => [one.value, one]));
    return inOrder([...own.keys()], orders.get(key)).flatMap((value) => {
      const segment = own.get(value);
      return segment ? [shownSegmentAgreement(segment, key)] : [];
    });
  });
}

const shownSegmentAgreement = (segment: SegmentAgreement, key: string) => ({
  ...shownSegment({ key, value: segment.value }),
  answers: segment.answers,
  small_base: segment.answers < SMALL_BASE,
  exact_match: segment.exactMatch,
  p_value: segment.pValue,
  adjusted_p_value: segment.adjustedPValue,
  differs: segment.differs,
});

/**
 * How many more answers must be reviewed for the wanted width of both intervals (precision and recall); null if there
 * is not a mention.
 */
function answersNeeded({ decisions, precision, recall }: Agreement, answers: number, halfWidth: number): number | null {
  const { both, first, second } = decisions;
  const sides = [
    { share: precision.value, mentions: both + first },
    { share: recall.value, mentions: both + second },
  ];
  const needed = sides.map(({ share, mentions }) =>
    share === null ? null : ((casesFor(share, halfWidth) - mentions) * answers) / mentions,
  );
  const known = needed.filter((count) => count !== null);
  return known.length === 0 ? null : Math.max(0, Math.ceil(Math.max(...known)));
}

const isImprecise = ({
  decisions: { both, first },
  precision,
}: {
  decisions: Agreement["decisions"];
  precision: Estimate;
}) => both + first >= MIN_MENTIONS && precision.high !== null && precision.high < MIN_PRECISION;
