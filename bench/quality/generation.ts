import { evenly } from "@/lib/data/parts";
import { type CodebookRequest, type DraftCategory, type FrameCode, NO_GUIDANCE } from "@/lib/engines/engine";
import { draftCodebook, findCandidates, generateCodebook } from "@/lib/engines/local/codebook/generate";
import { clauseKMeans } from "./clause-k-means";
import { nameQuality } from "./code-names";
import { codebookLines } from "./codebook-lines";
import { matchCodes, weightedF1 } from "./matching";
import type { Pair } from "./metrics";
import { short } from "./report";
import type { CodedRow, CodedSet, Frame } from "./sets";
import { type BenchOptions, codeRows, learn, type ScoredPair, taskOf } from "./task";
import { twinsOf } from "./twins";

export const FIRST_LABELS = 20;
/** The fewest answers of a frame; frames with fewer are skipped. */
const MIN_ANSWERS = 250;
const QUICK_ROWS = 1_000;
const K_MEANS_SEEDS = [1, 2, 3];

/**
 * Generates codebooks from train, matches their codes one to one to people's, and reports the weighted F1 on test. For
 * comparison, it reports the F1 of k-means, and of the engine with the names and definitions of people's codebook.
 */
export function* measureGeneration(sets: readonly CodedSet[], options: BenchOptions): Generator<string> {
  const scores: Scores[] = [];
  for (const set of sets) {
    for (const [index, frame] of set.frames.entries()) {
      const isList = isListOfNames(frame.codes);
      const kept = isList ? firstLabels(frame) : frame;
      if (frame.codes.length === 0 || kept.rows.length < MIN_ANSWERS) continue;
      const label = set.frames.length > 1 ? `${set.name}, ${index + 1}` : set.name;
      const { lines, ...score } = measure(set, kept, options, isList ? `${label}, first ${FIRST_LABELS} codes` : label);
      scores.push(score);
      yield* lines;
    }
  }
  const mean = (of: keyof Scores) => short(scores.reduce((sum, score) => sum + score[of], 0) / scores.length);
  if (scores.length > 1)
    yield `${`mean of ${scores.length}`.padEnd(46)}F1 ${mean("engine")}, k-means ${mean("kMeans")}, people's codebook ${mean("peoples")}`;
}

/** True for a set with many codes and no definitions. */
export function isListOfNames(codes: readonly FrameCode[]): boolean {
  return codes.every(({ definition }) => !definition) && codes.length > FIRST_LABELS;
}

/** A request for a codebook from coded answers, with at most as many codes as people used. */
export function requestOf(
  set: CodedSet,
  { question }: Frame,
  rows: readonly CodedRow[],
  maxCodes: number,
  codingType: CodebookRequest["codingType"] = "qualitative_topics",
): CodebookRequest {
  return {
    codingType,
    language: set.language,
    question,
    answers: rows.map(({ id, text }) => ({ id, text, language: set.language })),
    options: { granularity: 5, maxCodes, minFrequency: 2, includeOther: false },
  };
}

const beginning = (request: CodebookRequest, frame: string): CodebookRequest => ({
  ...request,
  guidance: { ...NO_GUIDANCE, frame },
});

/** The codes of a drafted codebook, ready to code with. */
export function codesOf(drafts: readonly DraftCategory[]): FrameCode[] {
  return drafts.flatMap(({ name: category, codes }) =>
    codes.map((code) => ({ ...code, id: `${category}/${code.name}`, category })),
  );
}

/**
 * The codes that each answer would have by the groups behind the generated codes: the upper limit of what names and
 * definitions can achieve.
 */
export function ownGroups(request: CodebookRequest, rows: readonly CodedRow[]): Pair[] {
  const found = rows.map((): string[] => []);
  for (const { name, mentions } of findCandidates(request)) {
    for (const answer of new Set(mentions.map((mention) => mention.answer))) found[answer]?.push(name);
  }
  return rows.map(({ labels }, answer) => ({ truth: labels, found: found[answer] ?? [] }));
}

function firstLabels(frame: Frame): Frame {
  const kept = new Set(frame.codes.slice(0, FIRST_LABELS).map(({ id }) => id));
  return {
    ...frame,
    rows: frame.rows.filter(({ labels }) => labels.every((label) => kept.has(label))),
    codes: frame.codes.filter(({ id }) => kept.has(id)),
  };
}

type Scores = { engine: number; kMeans: number; peoples: number };
type Measured = Scores & { lines: string[] };

function measure(set: CodedSet, frame: Frame, options: BenchOptions, label: string): Measured {
  const { quick, print, frame: begin = "auto" } = options;
  const coming = frame.rows.filter(({ split }) => split === "train");
  const train = quick ? [...evenly(coming, QUICK_ROWS)] : coming;
  const test = frame.rows.filter(({ split }) => split === "test");
  const used = new Set(frame.rows.flatMap(({ labels }) => labels)).size;
  const request = beginning(requestOf(set, frame, train, used), begin);
  const start = performance.now();
  const { categories: drafts, frame: fit } = draftCodebook(request);
  const seconds = (performance.now() - start) / 1000;
  const codes = codesOf(drafts);
  const { model } = learn(taskOf(set, { ...frame, rows: train }, codes));
  const coded = codeRows(model, test, set.language);
  const trained = codeRows(model, train, set.language);
  const { weighted, match } = matchCodes(trained, coded);
  const kMeans = yardstick(train, test, used, set.language);
  const peoples = weightedF1(
    codeRows(learn(taskOf(set, { ...frame, rows: train }, frame.codes)).model, test, set.language),
  );
  const groups = ownGroups(request, train);
  const texts = trained.map((found, index) => ({ ...found, text: train[index]?.text ?? "" }));
  const { heard, alike, agreed } = nameQuality(codes, texts, match, frame.codes, set.language);
  const figures = [
    `F1 ${short(weighted)}`,
    `k-means ${short(kMeans)}`,
    `people's codebook ${short(peoples)}`,
    `own groups ${short(matchCodes(groups, groups).weighted)}`,
    `${codes.length} of ${used} codes`,
    `twins ${twinsOf(trained).length}`,
    `largest ${short(largestShare(trained))}`,
    `coverage ${short(coded.filter(({ found }) => found.length > 0).length / Math.max(1, coded.length))}`,
    ...confidenceOf(coded, commonestCodes(trained)),
    `half as whole ${short(stability(set, frame, train, test, used, coded, begin))}`,
    `heard ${short(heard)}, alike ${alike}, agreed ${short(agreed)}`,
    `frame ${fit ? `${fit.key} ${short(fit.share)}` : "none"}`,
    `${seconds.toFixed(1)} s`,
  ];
  const line = `${label.padEnd(46)}${figures.join(", ")}`;
  return {
    lines: print ? [line, ...printed(set, frame, train, used, begin)] : [line],
    engine: weighted,
    kMeans,
    peoples,
  };
}

/** The mean F1 of k-means on clauses with people's number of codes. */
function yardstick(train: readonly CodedRow[], test: readonly CodedRow[], groups: number, language: string): number {
  const texts = (rows: readonly CodedRow[]) => rows.map(({ text }) => text);
  const pairsOf = (rows: readonly CodedRow[], found: readonly string[][]) =>
    rows.map(({ labels }, at): Pair => ({ truth: labels, found: found[at] ?? [] }));
  const scores = K_MEANS_SEEDS.map((seed) => {
    const clusters = clauseKMeans(texts(train), texts(test), { groups, language, seed });
    return matchCodes(pairsOf(train, clusters.train), pairsOf(test, clusters.test)).weighted;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function largestShare(pairs: readonly Pair[]): number {
  const counts = new Map<string, number>();
  for (const code of pairs.flatMap(({ found }) => found)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, pairs.length);
}

/**
 * For each generated code, the code that people gave most often to its answers; low-confidence assignments are ignored.
 * Unlike in the one-to-one matching, "Buses" and "Trains" may both stand for people's "Public transport".
 */
function commonestCodes(coded: readonly ScoredPair[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { found, low, truth } of coded) {
    for (const code of found.filter((one) => !low.includes(one))) {
      const ofCode = counts.get(code) ?? new Map<string, number>();
      counts.set(code, ofCode);
      for (const label of truth) ofCode.set(label, (ofCode.get(label) ?? 0) + 1);
    }
  }
  const commonest = (ofCode: ReadonlyMap<string, number>) => [...ofCode].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "";
  return new Map(Array.from(counts, ([code, ofCode]) => [code, commonest(ofCode)]));
}

/**
 * The share of low confidence, and how often an answer with high confidence has the code of people that the code stands
 * for.
 */
function confidenceOf(coded: readonly ScoredPair[], standsFor: ReadonlyMap<string, string>): string[] {
  const all = coded.reduce((sum, { found }) => sum + found.length, 0);
  const low = coded.reduce((sum, { low: codes }) => sum + codes.length, 0);
  const sure = coded.flatMap(({ sure: codes, truth }) =>
    codes.map((code) => truth.includes(standsFor.get(code) ?? "")),
  );
  const right = sure.filter(Boolean).length / Math.max(1, sure.length);
  return [`low ${short(low / Math.max(1, all))}`, `high right ${short(right)} of ${sure.length}`];
}

/**
 * How similarly a codebook from every second answer codes, compared with one from all: one-to-one F1 between the two.
 */
function stability(
  set: CodedSet,
  frame: Frame,
  train: readonly CodedRow[],
  test: readonly CodedRow[],
  used: number,
  whole: readonly Pair[],
  begin: string,
): number {
  const half = train.filter((_, at) => at % 2 === 0);
  const codes = codesOf(generateCodebook(beginning(requestOf(set, frame, half, used), begin)));
  const { model } = learn(taskOf(set, { ...frame, rows: [...train] }, codes));
  const pairs = codeRows(model, test, set.language).map(
    ({ found }, at): Pair => ({ truth: whole[at]?.found ?? [], found }),
  );
  return matchCodes(pairs, pairs).weighted;
}

/** The codebook with sentiment, as a researcher would get it. */
function printed(set: CodedSet, frame: Frame, rows: readonly CodedRow[], used: number, begin: string): string[] {
  const request = beginning(requestOf(set, frame, rows, used, "qualitative"), begin);
  const drafts = generateCodebook({ ...request, options: { ...request.options, granularity: 3, maxCodes: 50 } });
  const { model } = learn({
    ...taskOf(set, { ...frame, rows: [...rows] }, codesOf(drafts)),
    codingType: "qualitative",
  });
  const codings = rows.map(({ id, text }) => model.code({ id, text, language: set.language }));
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  return codebookLines(drafts, codings, (id) => texts.get(id) ?? "");
}
