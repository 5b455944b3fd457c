import { headingsOf } from "@/lib/language/headings/headings";
import { saysNothing } from "@/lib/language/silence/says-nothing";
import type { CodebookRequest, DraftCategory, DraftCode } from "../../engine";
import { draftEntities } from "../entity/entity-codebook";
import { type Reading, readAnswer } from "../reading";
import { corpusSpace } from "../scoring/corpus-space";
import { categoriesThatHold } from "./categories";
import { clusterThemes, type Unit } from "./cluster-themes";
import { type Candidate, codesOfTheme } from "./codes-of-theme";
import { define } from "./definitions";
import { knownThemes } from "./known-themes";
import { likeness } from "./name-groups";
import { newThemes } from "./new-themes";
import { supportOf, type Theme } from "./theme";

/** From so many answers on, themes are found by clustering. */
const MANY = 200;
/** Passages per answer from which passages, not answers, are grouped. */
const PROSE = 1.5;
/** Themes whose typical words are so much alike (cosine) are told apart in their definitions. */
const CLOSE = 0.3;
const LEAST_SHARE: Readonly<Record<number, number>> = { 1: 0.04, 2: 0.02, 3: 0.01, 4: 0.005, 5: 0.0025 };
const SHARE_OF_MAXIMUM: Readonly<Record<number, number>> = { 1: 0.25, 2: 0.5, 3: 0.75, 4: 1, 5: 1 };

/**
 * Drafts a codebook from answers: known themes first, then themes from recurring phrases of what
 * is left, split by sentiment where people feel both ways, the most frequent within the limits.
 */
export function generateCodebook(request: CodebookRequest): DraftCategory[] {
  return request.codingType === "entity" ? draftEntities(request) : assemble(findCandidates(request), request);
}

/** The codes that a codebook would have, most frequent first, with the passages behind each. */
export function findCandidates({ answers, options, language, codingType }: CodebookRequest): Candidate[] {
  const readings = answers.map(({ text, language: own }) => readAnswer(text, own));
  const least = leastSupport(answers.length, options);
  const limit = codeLimit(options);
  const themes =
    answers.length >= MANY ? themesOfMany(readings, limit, language) : themesOfFew(readings, least, language);
  const candidates = distinct(themes.flatMap((theme) => codesOfTheme(theme, codingType, least)));
  return candidates
    .filter(({ mentions }) => supportOf(mentions) >= least)
    .toSorted((a, b) => supportOf(b.mentions) - supportOf(a.mentions))
    .slice(0, limit);
}

function themesOfFew(readings: readonly Reading[], least: number, language: string): Theme[] {
  const known = knownThemes(readings, language).filter(({ mentions }) => supportOf(mentions) >= least);
  const covered = new Set(known.flatMap(({ mentions }) => mentions.map(({ answer }) => answer)));
  const uncovered = new Set(
    [...readings.keys()].filter((answer) => !covered.has(answer) && !saysNothing(readings[answer]?.text ?? "")),
  );
  return [...known, ...newThemes(readings, uncovered, least, language)];
}

function themesOfMany(readings: readonly Reading[], limit: number, language: string): Theme[] {
  const space = corpusSpace(
    readings.map(({ text }) => text),
    language,
  );
  const passages = readings.reduce((sum, reading) => sum + reading.passages.length, 0);
  const units = passages >= readings.length * PROSE ? passageUnits(readings) : answerUnits(readings);
  return clusterThemes(readings, units, space, limit, language);
}

function passageUnits(readings: readonly Reading[]): Unit[] {
  return readings.flatMap(({ passages }, answer) =>
    passages.flatMap((passage) => (passage.stems.length > 0 ? { answer, passage, stems: passage.stems } : [])),
  );
}

/** Where answers say one thing each, cutting them up would only lose context. */
function answerUnits(readings: readonly Reading[]): Unit[] {
  return readings.flatMap(({ text, words, stems, feeling, sentiment, passages }, answer) => {
    if (stems.length === 0) return [];
    const hits = passages.flatMap((passage) => passage.hits);
    const isBare = passages.every((passage) => passage.isBare);
    const whole = { start: 0, end: text.length, text, words, stems, feeling, sentiment, hits, isBare };
    return { answer, passage: whole, stems };
  });
}

function codeLimit({ maxCodes, granularity, includeOther }: CodebookRequest["options"]): number {
  const share = SHARE_OF_MAXIMUM[granularity] ?? 1;
  return Math.max(1, Math.round(maxCodes * share) - (includeOther ? 1 : 0));
}

function leastSupport(answers: number, { granularity, minFrequency }: CodebookRequest["options"]): number {
  const byShare = Math.ceil(answers * (LEAST_SHARE[granularity] ?? 0.01));
  return Math.max(1, minFrequency, byShare);
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const names = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = candidate.name.toLowerCase();
    if (!names.has(key)) names.set(key, candidate);
  }
  return [...names.values()];
}

function assemble(candidates: readonly Candidate[], { options, language }: CodebookRequest): DraftCategory[] {
  const categoryOf = categoriesThatHold(candidates, language);
  const categories = new Map<string, DraftCode[]>();
  for (const candidate of candidates) {
    const { theme, name, sentiment, mentions } = candidate;
    const definition = define(theme, sentiment, mentions, neighboursOf(candidate, candidates), language);
    const category = categoryOf(theme);
    const codes = categories.get(category) ?? [];
    categories.set(category, codes);
    codes.push({ name, definition, sentiment });
  }
  const { themes, onlyThemes, other, otherDefinition } = headingsOf(language);
  const drafts: DraftCategory[] = [...categories]
    .map(([name, codes]) => ({ name: name === themes && categories.size === 1 ? onlyThemes : name, codes }))
    .toSorted((a, b) => Number(a.name === themes) - Number(b.name === themes));
  if (options.includeOther) {
    drafts.push({ name: other, codes: [{ name: other, definition: otherDefinition, sentiment: "Neutral" }] });
  }
  return drafts;
}

/** The codes that one could be taken for: the same theme felt otherwise, and the theme that shares most typical words. */
function neighboursOf({ theme, name, sentiment }: Candidate, candidates: readonly Candidate[]): string[] {
  const opposite = candidates.filter((other) => other.theme === theme && other.name !== name);
  const close = candidates
    .filter((other) => other.theme !== theme && (other.sentiment === sentiment || other.sentiment === "Neutral"))
    .map((other) => ({ other, likeness: likeness(theme.typical, other.theme.typical) }))
    .filter((entry) => entry.likeness >= CLOSE)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 1);
  return [...opposite, ...close.map(({ other }) => other)].map((other) => other.name);
}
