import type { CodingType, Sentiment } from "@/db/schema/terms";
import {
  LEAST_FELT_SHARE,
  LEAST_SIDE_SHARE,
  LEAST_TOLD_SHARE,
  MIXED_SHARE,
  ONE_SIDED_RATIO,
  ONE_SIDED_SHARE,
} from "./parameters";
import { supportOf, type Theme, type ThemeMention } from "./theme";

/** A possible code and the mentions that it would cover. */
export type Candidate = { theme: Theme; name: string; sentiment: Sentiment; mentions: readonly ThemeMention[] };

/**
 * The code of a theme, or two codes if at least `least` answers praise it and at least `least` complain. Words must say
 * so in that many answers, and in enough mentions: a side that mostly the sentiment model sees is not a code.
 */
export function codesOfTheme(theme: Theme, codingType: CodingType, least: number): Candidate[] {
  const { mentions, topic, positive, negative } = theme;
  if (codingType === "qualitative_topics") return [{ theme, name: topic, sentiment: "Neutral", mentions }];
  const praise = mentions.filter(({ sentiment }) => sentiment === "Positive");
  const blame = mentions.filter(({ sentiment }) => sentiment === "Negative");
  const rest = mentions.length - praise.length - blame.length;
  const felt = praise.length + blame.length;
  const leastSide = isPlain(theme, positive) || isPlain(theme, negative) ? felt * LEAST_SIDE_SHARE : 0;
  const isSplit = felt >= mentions.length * LEAST_FELT_SHARE && Math.min(praise.length, blame.length) >= leastSide;
  if (isSplit && supportOf(praise) >= least && supportOf(blame) >= least && positive !== negative) {
    const sides: readonly Candidate[] = [
      { theme, name: positive, sentiment: "Positive", mentions: praise },
      { theme, name: negative, sentiment: "Negative", mentions: blame },
    ];
    const told = sides.filter((side) => {
      const own = side.mentions.filter((mention) => isTold(theme, mention));
      const share = isPlain(theme, side.name) ? LEAST_TOLD_SHARE.ofPlain : LEAST_TOLD_SHARE.ofNamed;
      return supportOf(own) >= least && own.length >= side.mentions.length * share;
    });
    const [only] = told;
    if (told.length === 2) return [...sides];
    if (only) return [isPlain(theme, only.name) ? { ...only, name: topic, mentions } : only];
  }
  const [sentiment, name] = sideOf(theme, praise.length, blame.length, rest);
  return [{ theme, name, sentiment, mentions }];
}

/**
 * True if words of praise or blame, not the sentiment model's guess, show the sentiment of a mention. For a known
 * theme, only the words about that theme count.
 */
function isTold({ concept }: Theme, { passage, sentiment }: ThemeMention): boolean {
  const own = concept === null ? [passage] : passage.hits.filter((hit) => hit.concept === concept);
  return own.some((part) => part.sentiment === sentiment);
}

function sideOf(theme: Theme, praise: number, blame: number, rest: number): [Sentiment, string] {
  const total = praise + blame + rest;
  const { topic, positive, negative } = theme;
  const named = (side: string) => (side.startsWith(`${topic}:`) ? topic : side);
  if (praise > blame * ONE_SIDED_RATIO && praise >= total * ONE_SIDED_SHARE) return ["Positive", named(positive)];
  if (blame > praise * ONE_SIDED_RATIO && blame >= total * ONE_SIDED_SHARE) return ["Negative", named(negative)];
  if (praise > 0 && blame > 0 && praise + blame >= total * MIXED_SHARE) return ["Mixed", topic];
  return ["Neutral", topic];
}

/**
 * True for a code with a made-up name ("Taxes: praise", or "Queues: praise" for the theme "Long queues"), because no
 * phrase of the answers names that side.
 */
function isPlain({ topic }: Theme, side: string): boolean {
  return side !== topic && side.includes(": ");
}
