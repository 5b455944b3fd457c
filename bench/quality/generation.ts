import type { CodebookRequest, DraftCategory } from "@/lib/coding/engines/engine";
import { findCandidates, generateCodebook } from "@/lib/coding/engines/local/codebook/generate";
import { nameQuality } from "./code-names";
import { matchCodes } from "./matching";
import { short } from "./report";
import type { CodedRow, CodedSet, Frame } from "./sets";
import { type BenchOptions, codeRows, learn, taskOf } from "./task";

const FIRST_LABELS = 20;

/** Codebooks generated from train, matched one to one to people's codes, weighted F1 on test. */
export function measureGeneration(set: CodedSet, options: BenchOptions): string[] {
  const [frame] = set.frames;
  if (!frame || set.frames.length > 1 || frame.codes.length === 0) return [];
  const names = frame.codes.every(({ definition }) => !definition) && frame.codes.length > FIRST_LABELS;
  const lines = names ? [] : [measure(set, frame, options, set.name)];
  if (names) {
    const kept = new Set(frame.codes.slice(0, FIRST_LABELS).map(({ id }) => id));
    const rows = frame.rows.filter(({ labels }) => labels.every((label) => kept.has(label)));
    const codes = frame.codes.filter(({ id }) => kept.has(id));
    lines.push(measure(set, { ...frame, rows, codes }, options, `${set.name}, first ${FIRST_LABELS} codes`));
  }
  return lines;
}

function measure(set: CodedSet, frame: Frame, { quick, print }: BenchOptions, label: string): string {
  const train = frame.rows.filter(({ split }) => split === "train").slice(0, quick ? 1_000 : Number.POSITIVE_INFINITY);
  const test = frame.rows.filter(({ split }) => split === "test");
  const used = new Set(frame.rows.flatMap(({ labels }) => labels));
  const start = performance.now();
  const request: CodebookRequest = {
    codingType: "qualitative_topics",
    language: set.language,
    question: frame.question,
    answers: train.map(({ id, text }) => ({ id, text, language: set.language })),
    options: { granularity: 5, maxCodes: used.size, minFrequency: 2, includeOther: false },
  };
  const drafts = generateCodebook(request);
  const seconds = (performance.now() - start) / 1000;
  const codes = drafts.flatMap(({ name: category, codes: list }) =>
    list.map((code) => ({ ...code, id: `${category}/${code.name}`, category })),
  );
  const { model } = learn(taskOf(set, { ...frame, rows: train }, codes));
  const coded = codeRows(model, test, set.language);
  const trained = codeRows(model, train, set.language);
  const { weighted, match } = matchCodes(trained, coded);
  const covered = coded.filter(({ found }) => found.length > 0).length / Math.max(1, coded.length);
  const texts = trained.map((found, place) => ({ ...found, text: train[place]?.text ?? "" }));
  const { heard, alike, agreed } = nameQuality(codes, texts, match, frame.codes, set.language);
  const names = `names heard ${short(heard)}, alike ${alike}, agreed ${short(agreed)}`;
  const line = `${label.padEnd(46)}${codes.length} codes, best-match F1 ${short(weighted)} (own groups on train ${short(ownFit(request, train))}), coverage ${short(covered)}, ${names}, ${Math.round(train.length / seconds)} answers/s`;
  return print ? [line, ...drafts.flatMap(printed)].join("\n") : line;
}

/** Best-match F1 on train of the groups that the codes were made of: what their names and definitions could carry at most. */
function ownFit(request: CodebookRequest, train: readonly CodedRow[]): number {
  const found = new Map<string, string[]>(train.map(({ id }) => [id, []]));
  for (const { name, mentions } of findCandidates(request)) {
    for (const answer of new Set(mentions.map((mention) => mention.answer)))
      found.get(train[answer]?.id ?? "")?.push(name);
  }
  const pairs = train.map(({ id, labels }) => ({ truth: labels, found: found.get(id) ?? [] }));
  return matchCodes(pairs, pairs).weighted;
}

function printed({ name, codes }: DraftCategory): string[] {
  return [`  ${name}`, ...codes.map((code) => `    ${code.name}: ${code.definition ?? ""}`)];
}
