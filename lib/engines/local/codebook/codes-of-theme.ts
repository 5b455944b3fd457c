import type { CodingType, Sentiment } from "@/db/schema/terms";
import type { Side } from "../sentiment/sides";
import {
  LEAST_FELT_SHARE,
  LEAST_SIDE_SHARE,
  LEAST_TOLD_MENTIONS,
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
 * so in that many answers, and in enough mentions: a side that mostly the sentiment model sees is not a code. A theme
 * without a clear feeling is on the side that the question asks for, if most mentions are.
 */
export function codesOfTheme(
  theme: Theme,
  codingType: CodingType,
  least: number,
  asked: Side | null = null,
): Candidate[] {
  const { mentions, topic, positive, negative } = theme;
  if (codingType === "qualitative_topics") return [{ theme, name: topic, sentiment: "Neutral", mentions }];
  const praise = mentions.filter(({ sentiment }) => sentiment === "Positive");
  const blame = mentions.filter(({ sentiment }) => sentiment === "Negative");
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
  const [sentiment, name] = sideOf(theme, praise, blame);
  const isAsked = asked !== null && (asked === "praise" ? praise : blame).length > felt / 2;
  return [{ theme, name, sentiment: sentiment === "Neutral" && isAsked ? ASKED[asked] : sentiment, mentions }];
}

const ASKED = { praise: "Positive", blame: "Negative" } as const;

/**
 * True if words of praise or blame, not the sentiment model's guess, show the sentiment of a mention. For a known
 * theme, only the words about that theme count, unless it is the experience as a whole: "a great course" praises it.
 */
function isTold({ concept, isOverall }: Theme, { passage, sentiment }: ThemeMention): boolean {
  const own = concept === null || isOverall ? [passage] : passage.hits.filter((hit) => hit.concept === concept);
  return own.some((part) => part.sentiment === sentiment);
}

/** The sentiment and name of a theme that is not split. A name with a feeling ("Large portions") needs no more proof. */
function sideOf(theme: Theme, praise: readonly ThemeMention[], blame: readonly ThemeMention[]): [Sentiment, string] {
  const { topic, positive, negative, mentions } = theme;
  const named = (side: string) => (side.startsWith(`${topic}:`) ? topic : side);
  const isFelt = (positive === topic) !== (negative === topic);
  const toldOf = (side: readonly ThemeMention[]) => side.filter((mention) => isTold(theme, mention)).length;
  const leads = (side: readonly ThemeMention[], other: readonly ThemeMention[]) => {
    const told = toldOf(side);
    return (
      side.length > other.length * ONE_SIDED_RATIO &&
      side.length >= mentions.length * ONE_SIDED_SHARE &&
      (isFelt || told >= Math.max(Math.min(side.length, LEAST_TOLD_MENTIONS), side.length * LEAST_TOLD_SHARE.ofPlain))
    );
  };
  if (leads(praise, blame)) return ["Positive", named(positive)];
  if (leads(blame, praise)) return ["Negative", named(negative)];
  const [smaller, larger] = [praise.length, blame.length].sort((a, b) => a - b) as [number, number];
  const isMixed = larger <= smaller * ONE_SIDED_RATIO && toldOf(praise) > 0 && toldOf(blame) > 0;
  if (isMixed && praise.length + blame.length >= mentions.length * MIXED_SHARE) return ["Mixed", topic];
  return ["Neutral", topic];
}

/**
 * True for a code with a made-up name ("Taxes: praise", or "Queues: praise" for the theme "Long queues"), because no
 * phrase of the answers names that side.
 */
function isPlain({ topic }: Theme, side: string): boolean {
  return side !== topic && side.includes(": ");
}
