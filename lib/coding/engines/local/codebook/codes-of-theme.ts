import type { CodingType, Sentiment } from "@/db/schema/terms";
import type { DraftCode } from "../../engine";
import { indexOfMax } from "../learning/decision";
import { headingsOf } from "./draft-names";
import { inSentence } from "./naming";
import { supportOf, type Theme, type ThemeMention } from "./theme";

const SHORTEST_QUOTE = 8;
const LONGEST_QUOTE = 140;
const FEWEST_QUOTES = 2;
const MOST_QUOTES = 4;
const MANY_MENTIONS = 20;
const SEEN_WORTH = 0.4;
const MOST_KEYWORDS = 12;
/** A theme is split by sentiment where so many of its mentions hold one. */
const FELT = 0.6;

/** A code to be, with the mentions behind it. */
export type Candidate = { category: string; code: DraftCode; mentions: readonly ThemeMention[] };

/** The code of a theme, or two where at least `least` answers praise it and as many complain. */
export function codesOfTheme(theme: Theme, codingType: CodingType, least: number, language: string): Candidate[] {
  const { category, mentions } = theme;
  if (codingType === "qualitative_topics")
    return [{ category, code: draft(language, theme, theme.topic, "Neutral", mentions), mentions }];
  const praise = mentions.filter(({ sentiment }) => sentiment === "Positive");
  const blame = mentions.filter(({ sentiment }) => sentiment === "Negative");
  const rest = mentions.filter(({ sentiment }) => sentiment === "Neutral" || sentiment === "Mixed");
  const felt = praise.length + blame.length >= mentions.length * FELT;
  if (felt && supportOf(praise) >= least && supportOf(blame) >= least && theme.positive !== theme.negative) {
    return [
      { category, code: draft(language, theme, theme.positive, "Positive", praise, theme.negative), mentions: praise },
      { category, code: draft(language, theme, theme.negative, "Negative", blame, theme.positive), mentions: blame },
    ];
  }
  const [side, name] = sideOf(theme, praise.length, blame.length, rest.length);
  return [{ category, code: draft(language, theme, name, side, mentions), mentions }];
}

function sideOf(theme: Theme, praise: number, blame: number, rest: number): [Sentiment, string] {
  const total = praise + blame + rest;
  if (praise > blame * 3 && praise >= total * 0.5) return ["Positive", theme.positive];
  if (blame > praise * 3 && blame >= total * 0.5) return ["Negative", theme.negative];
  if (praise > 0 && blame > 0 && praise + blame >= total * 0.7) return ["Mixed", theme.topic];
  return ["Neutral", theme.topic];
}

function draft(
  language: string,
  theme: Theme,
  name: string,
  sentiment: Sentiment,
  mentions: readonly ThemeMention[],
  opposite?: string,
): DraftCode {
  const subject = theme.about ?? (language === "de" ? theme.topic : inSentence(theme.topic));
  const words = headingsOf(language);
  const openings = { Positive: words.praise, Negative: words.complaints, Neutral: words.mentions, Mixed: words.both };
  const opening = theme.positive === theme.negative ? words.mentions : openings[sentiment];
  const quotes = quotesOf(plainest(mentions, sentiment), theme.keywords);
  const keywords = distinctKeywords(theme.keywords).join(", ");
  const examples = quotes.length > 0 ? ` ${words.example} ${quotes.map((quote) => `"${quote}"`).join(", ")}.` : "";
  const exclusion = opposite ? ` ${words.not}: ${opposite.charAt(0).toLowerCase()}${opposite.slice(1)}.` : "";
  return {
    name,
    sentiment,
    definition: `${opening} ${subject}${keywords ? `: ${keywords}` : ""}.${examples}${exclusion}`,
  };
}

/** Keywords without those that only repeat words of better ones. */
function distinctKeywords(keywords: readonly string[]): string[] {
  const kept: string[] = [];
  const seen = new Set<string>();
  for (const keyword of keywords) {
    const words = keyword.toLowerCase().split(" ");
    if (words.every((word) => seen.has(word))) continue;
    for (const word of words) seen.add(word);
    kept.push(keyword);
    if (kept.length === MOST_KEYWORDS) break;
  }
  return kept;
}

/** The mentions whose own words show the sentiment, where there are enough of them to quote. */
function plainest(mentions: readonly ThemeMention[], sentiment: Sentiment): readonly ThemeMention[] {
  if (sentiment === "Neutral" || sentiment === "Mixed") return mentions;
  const plain = mentions.filter(({ passage }) => passage.sentiment === sentiment);
  return plain.length >= FEWEST_QUOTES ? plain : mentions;
}

/**
 * Short passages of different answers that show the code, four where there are many: each the one with
 * the most typical words, those of the passages before it counting less.
 */
function quotesOf(mentions: readonly ThemeMention[], keywords: readonly string[]): string[] {
  const lowered = keywords.map((keyword) => keyword.toLowerCase());
  const open = new Map<string, { text: string; held: number[] }>();
  for (const { passage } of mentions) {
    const text = passage.text.replace(/["“”„]/g, "'").trim();
    const key = text.toLowerCase();
    if (text.length < SHORTEST_QUOTE || text.length > LONGEST_QUOTE || open.has(key)) continue;
    open.set(key, { text, held: [...lowered.keys()].filter((rank) => key.includes(lowered[rank] as string)) });
  }
  const ranked = [...open.values()].toSorted(
    (a, b) => Math.abs(a.text.length - 40) - Math.abs(b.text.length - 40) || (a.text < b.text ? -1 : 1),
  );
  const worth = lowered.map((_, rank) => 1 / (rank + 2));
  const most = mentions.length >= MANY_MENTIONS ? MOST_QUOTES : FEWEST_QUOTES;
  const quotes: string[] = [];
  while (quotes.length < most && ranked.length > 0) {
    const values = Float64Array.from(ranked, ({ held }) =>
      held.reduce((sum, rank) => sum + (worth[rank] as number), 0),
    );
    const [{ text, held } = { text: "", held: [] }] = ranked.splice(indexOfMax(values), 1);
    quotes.push(text);
    for (const rank of held) worth[rank] = (worth[rank] as number) * SEEN_WORTH;
  }
  return quotes;
}
