import { conceptsOf } from "@/lib/language/concepts/concepts";
import { contentTerms } from "@/lib/language/terms";
import { meaningOf } from "@/lib/language/vectors/meaning-of";
import type { Passage } from "../reading";
import { isVague } from "./name-words";
import { MIN_PASSAGES_WITH_NAME } from "./parameters";
import type { Theme, ThemeMention } from "./theme";
import { describe, type Wordings } from "./wordings";

/** A passage of a theme: its index among all passages, and the mention. */
export type Member = { unit: number; mention: ThemeMention };

/**
 * Restricts a theme to what its name says, because a cluster named "Abortion" may also contain "gay marriage". The
 * passages that name the theme (`speaksOfTheme`) show which words are typical. Passages with a typical word stay; in a
 * known theme, so do all passages that name it. If fewer than `MIN_PASSAGES_WITH_NAME` passages name the theme, all
 * passages stay.
 */
export function keptToName(theme: Theme, members: readonly Member[], wordings: Wordings): Theme {
  const speaks = speaksOfTheme(theme, wordings.language);
  const withName = members.filter(({ mention }) => speaks(mention.passage));
  if (withName.length < MIN_PASSAGES_WITH_NAME) return withMembers(theme, members, wordings);
  const described = withMembers(theme, withName, wordings);
  const isTypical = (stem: string) => described.typical.has(stem);
  const mentions = members.flatMap(({ mention }) =>
    (theme.concept !== null && speaks(mention.passage)) || mention.passage.stems.some(isTypical) ? mention : [],
  );
  return { ...described, mentions };
}

/**
 * Returns a test for passages that name the theme. They contain a cue of a known theme; for any other theme, a word of
 * its name or a word of similar meaning. Every passage passes for "overall experience", because hardly anybody names
 * it.
 */
function speaksOfTheme(
  { topic, concept }: Pick<Theme, "topic" | "concept">,
  language: string,
): (passage: Passage) => boolean {
  if (concept !== null) {
    const isOverall = concept === conceptsOf(language).overall;
    return ({ hits }) => isOverall || hits.some((hit) => hit.concept === concept);
  }
  const named = contentTerms(topic, language).flatMap(({ word, stem }) => (isVague(word, language) ? [] : stem));
  const meansName = meaningOf(named, language);
  return ({ stems }) => stems.some(meansName);
}

/** The theme with these passages as its mentions, and with the words typical of them. */
export function withMembers(theme: Theme, members: readonly Member[], wordings: Wordings): Theme {
  const units = members.map(({ unit }) => unit);
  return { ...theme, ...describe(units, wordings), mentions: members.map(({ mention }) => mention) };
}
