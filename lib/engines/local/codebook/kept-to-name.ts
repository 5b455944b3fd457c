import { contentTerms } from "@/lib/language/terms";
import { isVague } from "./name-words";
import { LEAST_PASSAGES_WITH_NAME } from "./parameters";
import type { Theme, ThemeMention } from "./theme";
import { describe, type Wordings } from "./wordings";

/** A passage of a theme: its place among all passages, and what it mentions. */
export type Member = { unit: number; mention: ThemeMention };

/**
 * A theme in the answers' own words, kept to what its name says. Clusters gather passages of neighbouring subjects:
 * one that is named "Abortion" also holds "gay marriage" and "liberal". The passages with a word of the name decide
 * which words are typical of the theme; of the others, those stay that hold one of these.
 */
export function keptToName(theme: Theme, members: readonly Member[], wordings: Wordings): Theme {
  const named = contentTerms(theme.topic, wordings.language);
  const name = new Set(named.flatMap(({ word, stem }) => (isVague(word) ? [] : stem)));
  const withName = members.filter(({ mention }) => holdsOneOf(mention, name));
  if (withName.length < LEAST_PASSAGES_WITH_NAME) return withMembers(theme, members, wordings);
  const described = withMembers(theme, withName, wordings);
  const mentions = members.flatMap(({ mention }) => (holdsOneOf(mention, described.typical) ? mention : []));
  return { ...described, mentions };
}

/** A theme with these passages, and the words typical of them. */
export function withMembers(theme: Theme, members: readonly Member[], wordings: Wordings): Theme {
  const units = members.map(({ unit }) => unit);
  return { ...theme, ...describe(units, wordings), mentions: members.map(({ mention }) => mention) };
}

function holdsOneOf({ passage }: ThemeMention, stems: { has(stem: string): boolean }): boolean {
  return passage.stems.some((stem) => stems.has(stem));
}
