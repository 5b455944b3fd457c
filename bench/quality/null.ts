import { ALPHA, testDifference } from "@/lib/analytics/compare-columns";
import { inParts } from "@/lib/data/parts";
import type { CodedExample, FrameCode } from "@/lib/engines/engine";
import { learnTask } from "@/lib/engines/local/task-model";
import { shuffled } from "@/lib/numeric/random";
import type { CodedRow, CodedSet, Frame } from "./sets";
import { type BenchOptions, taskOf } from "./task";

const SETS = 6;
const SPLITS = 20;
const QUICK_SPLITS = 4;
const MIN_ROWS = 490;
const MAX_ROWS = 1_000;
const REVIEWED = 60;
const CALL = 49;
/** The change of one code of people's that should be found, as a share of the answers. */
const PLANTED = 0.15;
const MIN_SHARE = 0.01;

const WAYS = ["nothing reviewed", "60 reviewed, then the second wave", "the first coded again", "split and merged"];
/**
 * The shares when the engine fitted itself to the answers that it coded together (four splits of 1,000 answers, each
 * wave coded on its own).
 */
const BEFORE: Readonly<Record<string, readonly number[]>> = {
  anes2008_candidate_likes_dislikes: [0.148, 0.487, 0.1, 0.145],
  anes2008_most_important_problem: [0.073, 0.153, 0.055, 0.073],
  anes2008_party_likes_dislikes: [0.136, 0.513, 0.101, 0.136],
  anes2008_terrorists_aims: [0.169, 0.198, 0.1, 0.157],
  banking77: [0.157, 0.147, 0.075, 0.149],
  claff_happydb_concepts: [0.15, 0.333, 0.067, 0.267],
};

/** The codes of each row. */
type Coder = (rows: readonly CodedRow[]) => ReadonlyMap<CodedRow, readonly string[]>;

/**
 * Differences where there are none: coded answers are split at random into two waves, which are coded in four ways of
 * working; the share of codes that the wave comparison calls significant, at most .05 by chance. Then the share of
 * splits in which it finds a planted change, and whether answers get the same codes in any company.
 */
export function* measureNull(sets: readonly CodedSet[], { quick }: BenchOptions): Generator<string> {
  const usable = sets.flatMap((set) => {
    const frame = set.frames.toSorted((one, other) => other.rows.length - one.rows.length)[0];
    return frame && frame.codes.length > 0 && frame.rows.length >= MIN_ROWS ? [{ set, frame }] : [];
  });
  for (const { set, frame } of usable.slice(0, SETS)) yield* linesOf(set, frame, quick ? QUICK_SPLITS : SPLITS);
}

function linesOf(set: CodedSet, frame: Frame, splits: number): string[] {
  const coders = codersOf(set, frame);
  const rows = shuffled(frame.rows, 1).slice(0, MAX_ROWS);
  const plain = coders.by(frame.codes)(rows);
  const found = WAYS.map(() => ({ significant: 0, tested: 0 }));
  let planted = 0;
  for (let seed = 1; seed <= splits; seed++) {
    const mixed = shuffled(rows, seed);
    const waves = [mixed.slice(0, mixed.length / 2), mixed.slice(mixed.length / 2)] as const;
    const ways = waysOf(frame, waves, plain, coders);
    ways.forEach((codings, way) => {
      const sum = found[way] as (typeof found)[number];
      for (const { id } of frame.codes) {
        const p = pOf(id, waves, codings);
        if (p === null) continue;
        sum.tested++;
        if (p < ALPHA) sum.significant++;
      }
    });
    planted += isPlantFound(frame, waves, plain) ? 1 / splits : 0;
  }
  const share = ({ significant, tested }: (typeof found)[number]) => (significant / Math.max(1, tested)).toFixed(3);
  return [
    "",
    `${set.name}: ${rows.length} answers, ${frame.codes.length} codes; share of codes significant (before)`,
    ...WAYS.map((way, at) => {
      const before = BEFORE[set.name]?.[at];
      return `  ${way.padEnd(36)} ${share(found[at] as (typeof found)[number])}${before === undefined ? "" : ` (${before.toFixed(3)})`}`;
    }),
    `  ${"a change of 15 points is found".padEnd(36)} ${planted.toFixed(2)}`,
    ...companyLines(set, frame),
  ];
}

type Waves = readonly [readonly CodedRow[], readonly CodedRow[]];
type Codings = ReadonlyMap<CodedRow, readonly string[]>;

function codersOf(set: CodedSet, frame: Frame) {
  const by =
    (codes: readonly FrameCode[], examples: readonly CodedExample[] = []): Coder =>
    (rows) => {
      const answers = rows.map(({ id, text }) => ({ id, text, language: set.language }));
      const codings = learnTask(taskOf(set, frame, codes, examples)).codeAll(answers);
      return new Map(rows.map((row, at) => [row, codings[at]?.mentions.map(({ codeId }) => codeId) ?? []]));
    };
  return { by };
}

/**
 * The codings of both waves, in each way of working, as a wave comparison counts them: reviewed answers have people's
 * codes once the engine has learned from them, that is, when all waves are coded again, and the machine's until then.
 */
function waysOf(frame: Frame, [first, second]: Waves, plain: Codings, { by }: ReturnType<typeof codersOf>): Codings[] {
  const known = new Set(frame.codes.map(({ id }) => id));
  const people = new Map(
    first.slice(0, REVIEWED).map((row) => [row, row.labels.filter((label) => known.has(label))] as const),
  );
  const examples = [...people].map(([{ text }, codeIds]) => ({ text, codeIds }));
  const taught = by(frame.codes, examples)([...first, ...second]);
  return [plain, plain, new Map([...taught, ...people]), new Map([...plain, ...splitAndMerged(frame, second, by)])];
}

/** Codes answers while the most frequent code is split into two, which are merged afterwards. */
function splitAndMerged(frame: Frame, rows: readonly CodedRow[], by: ReturnType<typeof codersOf>["by"]): Codings {
  const [split] = frame.codes.toSorted((one, other) => usesOf(frame, other.id) - usesOf(frame, one.id));
  if (!split) return new Map();
  const part = { ...split, id: `${split.id} (part)`, name: `${split.name} (further)` };
  const coded = by([...frame.codes, part])(rows);
  return new Map([...coded].map(([row, ids]) => [row, ids.map((id) => (id === part.id ? split.id : id))]));
}

const usesOf = ({ rows }: Frame, code: string) => rows.filter(({ labels }) => labels.includes(code)).length;

/** The p value of the difference between both waves in the share of a code; null if it is not tested. */
function pOf(code: string, waves: Waves, codings: Codings): number | null {
  const [from, to] = waves.map((wave) => ({
    count: wave.filter((row) => codings.get(row)?.includes(code)).length,
    base: wave.length,
  })) as [{ count: number; base: number }, { count: number; base: number }];
  return testDifference(to, from)?.p ?? null;
}

/**
 * Whether a change of one code of people's is found, the one that the engine codes best (F1) of those with at least
 * `MIN_SHARE`: from the second wave, answers without the code are taken away until its share has grown by `PLANTED`.
 */
function isPlantFound(frame: Frame, [first, second]: Waves, codings: Codings): boolean {
  const shareOf = (code: string) => usesOf(frame, code) / frame.rows.length;
  const f1Of = (code: string) => {
    const found = [...codings].filter(([, ids]) => ids.includes(code));
    const right = found.filter(([{ labels }]) => labels.includes(code)).length;
    return (2 * right) / (found.length + [...codings.keys()].filter(({ labels }) => labels.includes(code)).length);
  };
  const [code] = frame.codes
    .map(({ id }) => id)
    .filter((id) => shareOf(id) >= MIN_SHARE && shareOf(id) <= 1 - 2 * PLANTED)
    .toSorted((one, other) => f1Of(other) - f1Of(one));
  if (code === undefined) return false;
  const having = second.filter(({ labels }) => labels.includes(code));
  const others = second.filter(({ labels }) => !labels.includes(code));
  const share = first.filter(({ labels }) => labels.includes(code)).length / first.length + PLANTED;
  const changed = [...having, ...others.slice(0, Math.round((having.length * (1 - share)) / share))];
  return (pOf(code, [first, changed], codings) ?? 1) < ALPHA;
}

/** Codes the same answers as one job, in calls and one by one, without and with reviewed answers. */
function companyLines(set: CodedSet, frame: Frame): string[] {
  const rows = shuffled(frame.rows, 2).slice(0, MIN_ROWS);
  const reviewed = shuffled(frame.rows, 3).slice(0, REVIEWED);
  const examples = reviewed.map(({ text, labels }) => ({ text, codeIds: labels }));
  const { by } = codersOf(set, frame);
  const inCalls = (coder: Coder, size: number): Codings =>
    new Map([...inParts(rows, size)].flatMap((part) => [...coder(part)]));
  const compare = (label: string, one: Codings, other: Codings) => {
    const key = (ids: readonly string[] = []) => ids.toSorted().join();
    const same = rows.filter((row) => key(one.get(row)) === key(other.get(row))).length / rows.length;
    const moved = frame.codes.map(({ id }) => {
      const count = (codings: Codings) => rows.filter((row) => codings.get(row)?.includes(id)).length;
      return Math.abs(count(one) - count(other)) / rows.length;
    });
    return `  ${label.padEnd(36)} ${same.toFixed(3)} of the answers alike, shares move by at most ${(100 * Math.max(...moved)).toFixed(1)} points`;
  };
  const plain = by(frame.codes);
  const taught = by(frame.codes, examples);
  const job = plain(rows);
  return [
    compare("one job and calls of 49", job, inCalls(plain, CALL)),
    compare("one job and one by one", job, inCalls(plain, 1)),
    compare("60 reviewed: one job, calls of 49", taught(rows), inCalls(taught, CALL)),
  ];
}
