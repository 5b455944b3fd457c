import { contentTerms } from "@/lib/language/terms";
import { meaningOf } from "./name-said";
import { isVague } from "./name-words";
import { LEAST_PASSAGES_WITH_NAME } from "./parameters";
import type { Theme, ThemeMention } from "./theme";
import { describe, type Wordings } from "./wordings";

/** A passage of a theme: its index among all passages, and the mention. */
export type Member = { unit: number; mention: ThemeMention };

/**
 * Restricts a theme named in the answers' own words to what its name says. Clusters gather neighbouring subjects: one
 * named "Abortion" also holds "gay marriage" and "liberal". Passages with a word of the name, or one of similar meaning
 * ("eat" for "Breakfast"), decide which words are typical; other passages stay only if they hold a typical word.
 */
export function keptToName(theme: Theme, members: readonly Member[], wordings: Wordings): Theme {
  const named = contentTerms(theme.topic, wordings.language).flatMap(({ word, stem }) =>
    isVague(word, wordings.language) ? [] : stem,
  );
  const meansName = meaningOf(named, wordings.language);
  const withName = members.filter(({ mention }) => mention.passage.stems.some(meansName));
  if (withName.length < LEAST_PASSAGES_WITH_NAME) return withMembers(theme, members, wordings);
  const described = withMembers(theme, withName, wordings);
  const isTypical = (stem: string) => described.typical.has(stem);
  const mentions = members.flatMap(({ mention }) => (mention.passage.stems.some(isTypical) ? mention : []));
  return { ...described, mentions };
}

/** The theme with these passages, and with the words typical of them. */
export function withMembers(theme: Theme, members: readonly Member[], wordings: Wordings): Theme {
  const units = members.map(({ unit }) => unit);
  return { ...theme, ...describe(units, wordings), mentions: members.map(({ mention }) => mention) };
}
