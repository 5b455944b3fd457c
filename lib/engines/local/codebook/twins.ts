import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { contentTerms } from "@/lib/language/terms";
import { spellingDistance } from "../entity/spelling-distance";
import type { Candidate } from "./codes-of-theme";
import { subjectStems } from "./name-words";
import {
  MAX_MISSPELT_DISTANCE,
  MAX_MISSPELT_SHARE,
  MIN_MISSPELT_LETTERS,
  MIN_OVERLAP_OF_TWINS,
  MIN_SIMILARITY_OF_TWINS,
} from "./parameters";
import { similarityOfThemes, supportOf } from "./theme";

/** A theme's name and the words typical of its passages. */
type Named = { name: string; typical: ReadonlyMap<string, number> };

/**
 * True if a reader would take two themes for the same. There are two cases. Their names differ only by words that judge
 * or are vague ("Good president", "Better president"). Or the names share a word and the passages share most of their
 * typical words ("Cash withdrawal", "ATM withdrawal"). A single word and a longer name that contains it are not the
 * same ("Room", "Room service"), and neither are names of opposite feeling.
 */
export function areTwins(one: Named, other: Named, language: string): boolean {
  if (feelingOf(one.name, language) * feelingOf(other.name, language) < 0) return false;
  const [own, others] = [subjectStems(one.name, language), subjectStems(other.name, language)];
  const shared = own.filter((stem) => others.includes(stem)).length;
  if (shared === 0) return false;
  if (shared === own.length && shared === others.length) return true;
  const [fewest] = [own.length, others.length].toSorted((a, b) => a - b);
  return fewest !== 1 && similarityOfThemes(one.typical, other.typical) >= MIN_SIMILARITY_OF_TWINS;
}

/**
 * Merges codes that a reader would take for the same (`areTwins`), that are a misspelling of a commoner one
 * ("Goverment"), or that mostly have the same passages; the first, larger code keeps its name. Codes of the same theme,
 * two codes of a frame and codes of opposite sentiment are not merged.
 */
export function withoutTwins(candidates: readonly Candidate[], language: string): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const index = kept.findIndex((other) => areTwinCodes(other, candidate, language));
    const twin = kept[index];
    if (twin) kept[index] = { ...twin, mentions: [...twin.mentions, ...candidate.mentions] };
    else kept.push(candidate);
  }
  return kept;
}

function areTwinCodes(one: Candidate, other: Candidate, language: string): boolean {
  const sentiments = new Set([one.sentiment, other.sentiment]);
  if (one.theme.definition !== undefined && other.theme.definition !== undefined) return false;
  if (one.theme === other.theme || (sentiments.has("Positive") && sentiments.has("Negative"))) return false;
  const named = ({ name, theme }: Candidate) => ({ name, typical: theme.typical });
  if (shareOfBoth(one, other) >= MIN_OVERLAP_OF_TWINS || isMisspelling(other, one)) return true;
  return areTwins(named(one), named(other), language);
}

function isMisspelling(one: Candidate, of: Candidate): boolean {
  const [spelling, name] = [one.name.toLowerCase(), of.name.toLowerCase()];
  if (name.length < MIN_MISSPELT_LETTERS || supportOf(one.mentions) > MAX_MISSPELT_SHARE * supportOf(of.mentions))
    return false;
  return spellingDistance(spelling, name, MAX_MISSPELT_DISTANCE) <= MAX_MISSPELT_DISTANCE;
}

/** The passages with both codes, as a share of those with either (Jaccard index). */
function shareOfBoth(one: Candidate, other: Candidate): number {
  const passagesOf = ({ mentions }: Candidate) => new Set(mentions.map(({ passage }) => passage));
  const [own, others] = [passagesOf(one), passagesOf(other)];
  const both = [...own].filter((passage) => others.has(passage)).length;
  return both / (own.size + others.size - both);
}

function feelingOf(name: string, language: string): number {
  const { valence } = lexiconOf(language);
  return Math.sign(contentTerms(name, language).reduce((sum, { word }) => sum + (valence(word) ?? 0), 0));
}
