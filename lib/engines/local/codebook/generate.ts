import { headingsOf } from "@/lib/language/headings/headings";
import { mainLanguage } from "@/lib/language/main-language";
import type { CodebookRequest, DraftCategory, DraftCode, FoundFrame, FrameFit } from "../../engine";
import { draftEntities } from "../entity/entity-codebook";
import { type Reading, readAnswer } from "../reading";
import { askedSide, inLightOf } from "../sentiment/asked-side";
import { withoutArtefacts } from "./artefacts";
import { askedWords } from "./asked-words";
import { categoryChooser } from "./categories";
import { clusterThemes, type Unit } from "./cluster-themes";
import { type Candidate, codesOfTheme } from "./codes-of-theme";
import { corpusSpace } from "./corpus-space";
import { CLOSE_THEMES } from "./definition-parameters";
import { define } from "./definitions";
import { chooseFrame } from "./frames/choose-frame";
import { fittingShare, frameCandidates, inOpenAnswers } from "./frames/frame-candidates";
import { guided } from "./guided";
import { knownThemes } from "./known-themes";
import { withNewThemes } from "./new-themes";
import {
  MIN_ANSWERS_TO_CLUSTER,
  MIN_CODE_ANSWERS,
  MIN_CODE_SHARE,
  MIN_PASSAGES_PER_ANSWER,
  SHARE_OF_MAXIMUM,
} from "./parameters";
import { saidThemes } from "./said-themes";
import { similarityOfThemes, supportOf, type Theme } from "./theme";
import { withoutTwins } from "./twins";

type Draft = { categories: DraftCategory[]; frame: FrameFit | null; language: string };

/**
 * Drafts a codebook from answers: the most frequent themes within the limits of the request, each split by sentiment if
 * people both praise it and complain. Where the request names a frame, or one is recognised, the codebook begins with
 * its codes. For `entity` it lists names instead.
 */
export function draftCodebook(given: CodebookRequest): Draft {
  const request = inTheirLanguage(given);
  const { language } = request;
  if (request.codingType === "entity") return { categories: draftEntities(request), frame: null, language };
  const frame = chooseFrame(request);
  const candidates = findCandidates(request, frame);
  const share = fittingShare(candidates, request.answers.length);
  return {
    categories: assemble(candidates, request),
    frame: frame && fitOf(frame, share, request),
    language,
  };
}

/** The frame that a request names, or that is recognised, with the share of the answers that fit it; null for none. */
export function findFrame(given: CodebookRequest): FoundFrame | null {
  const request = inTheirLanguage(given);
  const frame = request.codingType === "entity" ? null : chooseFrame(request);
  if (!frame) return null;
  const readings = request.answers.map(({ text, language }) => readAnswer(text, language));
  const fitting = frameCandidates(frame, readings, request, { min: 1, asked: null });
  const share = fittingShare(fitting, request.answers.length);
  const codes = frame.codes.map(({ category, name: of, definition, ...code }) => ({
    ...{ category, name: of, definition, sentiment: "sentiment" in code ? code.sentiment : ("Neutral" as const) },
  }));
  return { frame: { key: frame.key, name: frame.name, codes }, fit: fitOf(frame, share, request) };
}

const fitOf = (
  { key, name }: { key: string; name: string },
  share: number,
  { guidance }: CodebookRequest,
): FrameFit => ({
  ...{ key, name, share },
  recognised: guidance?.frame === "auto",
});

/** The categories and codes of a drafted codebook. */
export const generateCodebook = (request: CodebookRequest): DraftCategory[] => draftCodebook(request).categories;

/** The possible codes of a codebook, most frequent first, each with its passages. */
export function findCandidates(request: CodebookRequest, frame = chooseFrame(request)): Candidate[] {
  const { answers, options, language, codingType, requests } = request;
  const asked = askedSide(request.question ?? "");
  const readings = answers.map(({ text, language: own }) => inLightOf(asked, readAnswer(withoutArtefacts(text), own)));
  const min = leastSupport(answers.length, options);
  const limit = codeLimit(options);
  const words = askedWords(request.question ?? "", language);
  const themesIn = (open: readonly Reading[], most: number) =>
    open.length >= MIN_ANSWERS_TO_CLUSTER
      ? themesOfMany(open, most, language, words)
      : themesOfFew(open, min, language, words);
  const framed = frame ? frameCandidates(frame, readings, request, { min, asked }) : [];
  const themes = frame
    ? inOpenAnswers(readings, { frame, framed, language }, limit - framed.length, themesIn)
    : themesIn(readings, limit);
  const own = themes.flatMap((theme) => codesOfTheme(theme, codingType, answers.length, language, { asked, requests }));
  const candidates = distinct([...framed, ...own]);
  const bySupport = guided(candidates, request).toSorted((a, b) => supportOf(b.mentions) - supportOf(a.mentions));
  return withoutTwins(bySupport, language)
    .filter(({ mentions }) => supportOf(mentions) >= min)
    .toSorted((a, b) => supportOf(b.mentions) - supportOf(a.mentions))
    .slice(0, limit);
}

/** In the language of most answers, so that a codebook of German answers is in German. */
const inTheirLanguage = (given: CodebookRequest): CodebookRequest => ({
  ...given,
  language: mainLanguage(given.answers, given.language),
});

function themesOfFew(readings: readonly Reading[], min: number, language: string, asked: ReadonlySet<string>): Theme[] {
  const backed = knownThemes(readings, language).filter(({ mentions }) => supportOf(mentions) >= min);
  const known = saidThemes(backed, readings, language);
  return withNewThemes(known, readings, { min, language, asked });
}

function themesOfMany(
  readings: readonly Reading[],
  limit: number,
  language: string,
  asked: ReadonlySet<string>,
): Theme[] {
  const space = corpusSpace(
    readings.map(({ text }) => text),
    language,
  );
  const passages = readings.reduce((sum, reading) => sum + reading.passages.length, 0);
  const units = passages >= readings.length * MIN_PASSAGES_PER_ANSWER ? passageUnits(readings) : answerUnits(readings);
  return clusterThemes(units, space, limit, language, asked);
}

function passageUnits(readings: readonly Reading[]): Unit[] {
  return readings.flatMap(({ passages }, answer) =>
    passages.flatMap((passage) => (passage.stems.length > 0 ? { answer, passage, stems: passage.stems } : [])),
  );
}

/**
 * Makes a unit to cluster of each whole answer. This is used if most answers have a single passage: splitting the
 * others would only lose context.
 */
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
  const byShare = Math.ceil(answers * (MIN_CODE_SHARE[granularity] ?? 0.01));
  const byCount = answers >= MIN_ANSWERS_TO_CLUSTER ? (MIN_CODE_ANSWERS[granularity] ?? 1) : 1;
  return Math.max(byCount, minFrequency, byShare);
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const names = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = candidate.name.toLowerCase();
    if (!names.has(key)) names.set(key, candidate);
  }
  return [...names.values()];
}

function assemble(candidates: readonly Candidate[], { answers, options, language }: CodebookRequest): DraftCategory[] {
  const { themes, onlyThemes, other, otherDefinition } = headingsOf(language);
  const isFramed = candidates.some(({ theme }) => theme.definition !== undefined);
  const categoryOf = isFramed ? ({ category = themes }: Theme) => category : categoryChooser(candidates, language);
  const categories = new Map<string, DraftCode[]>();
  for (const candidate of candidates) {
    const { theme, name, sentiment } = candidate;
    const mentions = candidate.mentions.filter(({ answer, passage }) => answers[answer]?.text.includes(passage.text));
    const definition = define({ ...candidate, mentions }, neighboursOf(candidate, candidates), language);
    const category = categoryOf(theme);
    const codes = categories.get(category) ?? [];
    categories.set(category, codes);
    codes.push({ name, definition, sentiment });
  }
  const drafts: DraftCategory[] = [...categories]
    .map(([name, codes]) => ({ name: name === themes && categories.size === 1 ? onlyThemes : name, codes }))
    .toSorted((a, b) => Number(a.name === themes) - Number(b.name === themes));
  if (options.includeOther) {
    drafts.push({ name: other, codes: [{ name: other, definition: otherDefinition, sentiment: "Neutral" }] });
  }
  return drafts;
}

/**
 * The codes that could be confused with this one: the same theme with another sentiment, and the theme with the most
 * similar typical words.
 */
function neighboursOf({ theme, name, sentiment }: Candidate, candidates: readonly Candidate[]): string[] {
  const opposite = candidates.filter((other) => other.theme === theme && other.name !== name);
  const close = candidates
    .filter((other) => other.theme !== theme && (other.sentiment === sentiment || other.sentiment === "Neutral"))
    .map((other) => ({ other, similarity: similarityOfThemes(theme.typical, other.theme.typical) }))
    .filter((entry) => entry.similarity >= CLOSE_THEMES)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, 1);
  return [...opposite, ...close.map(({ other }) => other)].map((other) => other.name);
}
