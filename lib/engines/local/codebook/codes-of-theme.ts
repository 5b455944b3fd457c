import type { CodingType, Sentiment } from "@/db/schema/terms";
import { supportOf, type Theme, type ThemeMention } from "./theme";

/** A theme is split by sentiment where so many of its mentions hold one. */
const FELT = 0.6;

/** A code to be, with the mentions behind it. */
export type Candidate = { theme: Theme; name: string; sentiment: Sentiment; mentions: readonly ThemeMention[] };

/** The code of a theme, or two where at least `least` answers praise it and as many complain. */
export function codesOfTheme(theme: Theme, codingType: CodingType, least: number): Candidate[] {
  const { mentions, topic, positive, negative } = theme;
  if (codingType === "qualitative_topics") return [{ theme, name: topic, sentiment: "Neutral", mentions }];
  const praise = mentions.filter(({ sentiment }) => sentiment === "Positive");
  const blame = mentions.filter(({ sentiment }) => sentiment === "Negative");
  const rest = mentions.length - praise.length - blame.length;
  const felt = praise.length + blame.length >= mentions.length * FELT;
  if (felt && supportOf(praise) >= least && supportOf(blame) >= least && positive !== negative) {
    return [
      { theme, name: positive, sentiment: "Positive", mentions: praise },
      { theme, name: negative, sentiment: "Negative", mentions: blame },
    ];
  }
  const [sentiment, name] = sideOf(theme, praise.length, blame.length, rest);
  return [{ theme, name, sentiment, mentions }];
}

function sideOf(
  { topic, positive, negative }: Theme,
  praise: number,
  blame: number,
  rest: number,
): [Sentiment, string] {
  const total = praise + blame + rest;
  if (positive === negative) return ["Neutral", topic];
  if (praise > blame * 3 && praise >= total * 0.5) return ["Positive", positive];
  if (blame > praise * 3 && blame >= total * 0.5) return ["Negative", negative];
  if (praise > 0 && blame > 0 && praise + blame >= total * 0.7) return ["Mixed", topic];
  return ["Neutral", topic];
}
