import type { CodebookRequest, DraftCategory, FrameCode } from "@/lib/engines/engine";
import { findCandidates, generateCodebook } from "@/lib/engines/local/codebook/generate";
import { nameQuality } from "./code-names";
import { matchCodes } from "./matching";
import type { Pair } from "./metrics";
import { short } from "./report";
import type { CodedRow, CodedSet, Frame } from "./sets";
import { type BenchOptions, codeRows, learn, taskOf } from "./task";

export const FIRST_LABELS = 20;

/** Codebooks generated from train, matched one to one to people's codes, weighted F1 on test. */
export function measureGeneration(set: CodedSet, options: BenchOptions): string[] {
  const [frame] = set.frames;
  if (!frame || set.frames.length > 1 || frame.codes.length === 0) return [];
  const names = isListOfNames(frame.codes);
  const lines = names ? [] : [measure(set, frame, options, set.name)];
  if (names) {
    const kept = new Set(frame.codes.slice(0, FIRST_LABELS).map(({ id }) => id));
    const rows = frame.rows.filter(({ labels }) => labels.every((label) => kept.has(label)));
    const codes = frame.codes.filter(({ id }) => kept.has(id));
    lines.push(measure(set, { ...frame, rows, codes }, options, `${set.name}, first ${FIRST_LABELS} codes`));
  }
  return lines;
}

/** True for a set with many codes and no definitions. */
export function isListOfNames(codes: readonly FrameCode[]): boolean {
  return codes.every(({ definition }) => !definition) && codes.length > FIRST_LABELS;
}

/** A codebook asked for from coded answers, with as many codes at most as people used. */
export function requestOf(
  set: CodedSet,
  { question }: Frame,
  rows: readonly CodedRow[],
  maxCodes: number,
): CodebookRequest {
  return {
    codingType: "qualitative_topics",
    language: set.language,
    question,
    answers: rows.map(({ id, text }) => ({ id, text, language: set.language })),
    options: { granularity: 5, maxCodes, minFrequency: 2, includeOther: false },
  };
}

/** The codes of a draft, as a codebook to code with. */
export function codesOf(drafts: readonly DraftCategory[]): FrameCode[] {
  return drafts.flatMap(({ name: category, codes }) =>
    codes.map((code) => ({ ...code, id: `${category}/${code.name}`, category })),
  );
}

/** The codes of each answer by the groups that generated codes were made of: what their names and definitions could carry at most. */
export function ownGroups(request: CodebookRequest, rows: readonly CodedRow[]): Pair[] {
  const found = rows.map((): string[] => []);
  for (const { name, mentions } of findCandidates(request)) {
    for (const answer of new Set(mentions.map((mention) => mention.answer))) found[answer]?.push(name);
  }
  return rows.map(({ labels }, answer) => ({ truth: labels, found: found[answer] ?? [] }));
}

function measure(set: CodedSet, frame: Frame, { quick, print }: BenchOptions, label: string): string {
  const train = frame.rows.filter(({ split }) => split === "train").slice(0, quick ? 1_000 : Number.POSITIVE_INFINITY);
  const test = frame.rows.filter(({ split }) => split === "test");
  const used = new Set(frame.rows.flatMap(({ labels }) => labels));
  const request = requestOf(set, frame, train, used.size);
  const start = performance.now();
  const drafts = generateCodebook(request);
  const seconds = (performance.now() - start) / 1000;
  const codes = codesOf(drafts);
  const { model } = learn(taskOf(set, { ...frame, rows: train }, codes));
  const coded = codeRows(model, test, set.language);
  const trained = codeRows(model, train, set.language);
  const { weighted, match } = matchCodes(trained, coded);
  const groups = ownGroups(request, train);
  const covered = coded.filter(({ found }) => found.length > 0).length / Math.max(1, coded.length);
  const texts = trained.map((found, place) => ({ ...found, text: train[place]?.text ?? "" }));
  const { heard, alike, agreed } = nameQuality(codes, texts, match, frame.codes, set.language);
  const names = `names heard ${short(heard)}, alike ${alike}, agreed ${short(agreed)}`;
  const line = `${label.padEnd(46)}${codes.length} codes, best-match F1 ${short(weighted)} (own groups on train ${short(matchCodes(groups, groups).weighted)}), coverage ${short(covered)}, ${names}, ${Math.round(train.length / seconds)} answers/s`;
  return print ? [line, ...drafts.flatMap(printed)].join("\n") : line;
}

function printed({ name, codes }: DraftCategory): string[] {
  return [`  ${name}`, ...codes.map((code) => `    ${code.name}: ${code.definition ?? ""}`)];
}
