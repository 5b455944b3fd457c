import { contentTerms } from "@/lib/language/terms";
import { meaningOf } from "./name-said";
import { isVague } from "./name-words";
import { LEAST_PASSAGES_WITH_NAME } from "./parameters";
import type { Theme, ThemeMention } from "./theme";
import { describe, type Wordings } from "./wordings";

/** A passage of a theme: its place among all passages, and what it mentions. */
export type Member = { unit: number; mention: ThemeMention };

/**
 * A theme in the answers' own words, kept to what its name says. Clusters gather passages of neighbouring subjects:
 * one that is named "Abortion" also holds "gay marriage" and "liberal". The passages with a word of the name, or of
 * similar meaning ("eat" for "Breakfast"), decide which words are typical of the theme; of the others, those stay that
 * hold one of these.
 */
export function keptToName(theme: Theme, members: readonly Member[], wordings: Wordings): Theme {
  const named = contentTerms(theme.topic, wordings.language).flatMap(({ word, stem }) => (isVague(word) ? [] : stem));
  const meansName = meaningOf(named, wordings.language);
  const withName = members.filter(({ mention }) => mention.passage.stems.some(meansName));
  if (withName.length < LEAST_PASSAGES_WITH_NAME) return withMembers(theme, members, wordings);
  const described = withMembers(theme, withName, wordings);
  const isTypical = (stem: string) => described.typical.has(stem);
  const mentions = members.flatMap(({ mention }) => (mention.passage.stems.some(isTypical) ? mention : []));
  return { ...described, mentions };
}

/** A theme with these passages, and the words typical of them. */
export function withMembers(theme: Theme, members: readonly Member[], wordings: Wordings): Theme {
  const units = members.map(({ unit }) => unit);
  return { ...theme, ...describe(units, wordings), mentions: members.map(({ mention }) => mention) };
}
