import { conceptsOf } from "@/lib/language/concepts/concepts";
import { headingsOf } from "@/lib/language/headings/headings";
import { stemsOf } from "@/lib/language/terms";
import type { Candidate } from "./codes-of-theme";
import { groupsOfMeaning, type Similarity, similarityOfMeaning } from "./meaning-groups";
import { inSentence, titled } from "./naming";
import {
  LARGEST_SHARE_OF_CATEGORY,
  MAX_THEMES_OF_CATEGORY,
  MIN_CODES_OF_CATEGORY,
  MIN_PLACED_SHARE,
  MIN_SHARE_OF_NAMES,
  MIN_SIMILARITY_TO_JOIN,
  MIN_THEMES_TO_GROUP,
  MIN_THEMES_TO_NAME_THREE,
} from "./parameters";
import { supportOf, type Theme } from "./theme";

/**
 * Returns a function that gives each theme its category. The categories are chosen in these steps:
 * - A known category is kept if it has several codes; the category of "overall experience" is always kept.
 * - Each theme without a kept category joins the kept category whose themes it resembles most, if it resembles them
 *   enough.
 * - Kept categories with too many themes are removed.
 * - The themes that then have no category are grouped by meaning. The heading of a group is the known category of its
 *   most frequent theme, unless that category was removed; otherwise it is made of the themes' names (`headingOf`).
 * - All remaining themes go under "further themes". If the categories would hold too few codes, all themes go there.
 */
export function categoryChooser(candidates: readonly Candidate[], language: string): (theme: Theme) => string {
  const { themes: rest } = headingsOf(language);
  const themes = [...new Set(candidates.map(({ theme }) => theme))].toSorted(
    (a, b) => supportOf(b.mentions) - supportOf(a.mentions),
  );
  const codes = (category: string) => candidates.filter(({ theme }) => theme.category === category).length;
  const isKept = (theme: Theme) =>
    theme.category !== rest && (codes(theme.category) >= MIN_CODES_OF_CATEGORY || isOverall(theme, language));
  const categoryOf = new Map(themes.filter(isKept).map((theme) => [theme, theme.category]));
  const similar = similarityOfMeaning(themes, language);
  const subjects = themes.filter((theme) => !isOverall(theme, language));
  joinKept(categoryOf, subjects, similar);
  const wide = removeWide(categoryOf, subjects);
  const open = subjects.filter((theme) => !categoryOf.has(theme));
  for (const group of open.length < MIN_THEMES_TO_GROUP ? [] : groupsOfMeaning(open, similar)) {
    const known = group[0]?.category;
    const heading = known && known !== rest && !wide.has(known) ? known : headingOf(group, language);
    if (heading) for (const theme of group) categoryOf.set(theme, heading);
  }
  const placed = candidates.filter(({ theme }) => categoryOf.has(theme)).length;
  return placed < candidates.length * MIN_PLACED_SHARE ? () => rest : (theme) => categoryOf.get(theme) ?? rest;
}

/** True for the theme "overall experience", which resembles every other theme a little and belongs with none. */
const isOverall = (theme: Theme, language: string) =>
  theme.isOverall === true || theme.concept === conceptsOf(language).overall;

/** Puts each theme without a category into the category whose themes it resembles most, if it resembles them enough. */
function joinKept(categoryOf: Map<Theme, string>, themes: readonly Theme[], similar: Similarity): void {
  const kept = [...new Set(themes.flatMap((theme) => categoryOf.get(theme) ?? []))].map((category) => ({
    category,
    members: themes.filter((theme) => categoryOf.get(theme) === category),
  }));
  for (const theme of themes.filter((one) => !categoryOf.has(one))) {
    const [best] = kept
      .map(({ category, members }) => ({ category, value: meanOf(members.map((member) => similar(theme, member))) }))
      .toSorted((a, b) => b.value - a.value);
    if (best && best.value >= MIN_SIMILARITY_TO_JOIN) categoryOf.set(theme, best.category);
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Removes categories with so many of the themes that they tell the reader little, such as "Society" if people were
 * asked for the most important problem of their country. Returns the names of these categories.
 */
function removeWide(categoryOf: Map<Theme, string>, themes: readonly Theme[]): ReadonlySet<string> {
  const max = Math.max(MAX_THEMES_OF_CATEGORY, themes.length * LARGEST_SHARE_OF_CATEGORY);
  const counts = new Map<string, number>();
  for (const category of categoryOf.values()) counts.set(category, (counts.get(category) ?? 0) + 1);
  const wide = new Set([...counts].flatMap(([category, count]) => (count > max ? category : [])));
  for (const [theme, category] of categoryOf) if (wide.has(category)) categoryOf.delete(theme);
  return wide;
}

/**
 * The heading of a group of themes, whose first theme is the most frequent. It is the first of these that exists:
 * - a word that half of the names contain: "Card" for "New card", "Lost card" and "PIN";
 * - the names of two or three themes: "Health care and taxes".
 *
 * Returns null if all names contain that word and it is one of the names itself ("Restaurant", "Best restaurant",
 * "Restaurant in town"), or if the group has only two names and both contain it ("Extra pound", "UK pounds").
 */
function headingOf(group: readonly Theme[], language: string): string | null {
  const names = group.map(({ topic }) => stemsOf(topic, language));
  const word = sharedWord(group, names, language);
  const isHeld = names.map((name) => word !== null && name.includes(word.stem));
  const isCode = names.some((name) => name.length === 1 && name[0] === word?.stem);
  if (isHeld.every(Boolean) && (isCode || group.length === 2)) return null;
  if (word && !isCode) return titled(word.text);
  const told = group.filter((_, index) => index === 0 || !isHeld[index]);
  const named = told
    .slice(0, group.length >= MIN_THEMES_TO_NAME_THREE ? 3 : 2)
    .map(({ concept, topic, about }) => (concept === null ? about : inSentence(topic, language)));
  return titled(listOf(named, language));
}

/**
 * Joins names: "Jobs and taxes". If a name contains an "and" itself, uses only commas: "Jobs and unemployment, taxes".
 */
function listOf(names: readonly string[], language: string): string {
  const format = new Intl.ListFormat(language, { type: "conjunction" });
  const [, and] = format.formatToParts(["a", "b"]).map(({ value }) => value);
  return names.some((name) => and && name.includes(and)) ? names.join(", ") : format.format(names);
}

/**
 * The word that most names contain, as the first of these names spells it. Null if fewer than half of the names, or
 * fewer than two, contain it.
 */
function sharedWord(group: readonly Theme[], names: readonly (readonly string[])[], language: string) {
  const counts = new Map<string, number>();
  for (const stem of names.flatMap((name) => [...new Set(name)])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const [[stem, count] = ["", 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (count < Math.max(2, group.length * MIN_SHARE_OF_NAMES)) return null;
  const words = group.flatMap(({ topic }) => topic.split(" "));
  return { stem, text: words.find((word) => stemsOf(word, language).includes(stem)) ?? stem };
}
