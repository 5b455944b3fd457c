import type { CodingType, Sentiment } from "@/db/schema/terms";
import type { DraftCode } from "../../engine";
import { headingsOf } from "./draft-names";
import { supportOf, type Theme, type ThemeMention } from "./theme";

const SHORTEST_QUOTE = 8;
const LONGEST_QUOTE = 140;
const MOST_KEYWORDS = 8;

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
  if (supportOf(praise) >= least && supportOf(blame) >= least && theme.positive !== theme.negative) {
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
  const subject = theme.about ?? (language === "de" ? theme.topic : theme.topic.toLowerCase());
  const words = headingsOf(language);
  const opening = { Positive: words.praise, Negative: words.complaints, Neutral: words.mentions, Mixed: words.both }[
    sentiment
  ];
  const quotes = quotesOf(mentions, theme.keywords);
  const keywords = theme.keywords.slice(0, MOST_KEYWORDS).join(", ");
  const examples = quotes.length > 0 ? ` ${words.example} ${quotes.map((quote) => `"${quote}"`).join(", ")}.` : "";
  const exclusion = opposite ? ` ${words.not}: ${opposite.charAt(0).toLowerCase()}${opposite.slice(1)}.` : "";
  return {
    name,
    sentiment,
    definition: `${opening} ${subject}${keywords ? `: ${keywords}` : ""}.${examples}${exclusion}`,
  };
}

/** Two short passages of different answers that show the code: those with the most typical words. */
function quotesOf(mentions: readonly ThemeMention[], keywords: readonly string[]): string[] {
  const typical = (text: string) => {
    const lower = text.toLowerCase();
    return keywords.reduce((sum, keyword, rank) => sum + (lower.includes(keyword) ? 1 / (rank + 2) : 0), 0);
  };
  const quotes = new Map<string, string>();
  const ranked = mentions
    .map(({ passage }) => passage.text.replace(/["“”„]/g, "'").trim())
    .filter((text) => text.length >= SHORTEST_QUOTE && text.length <= LONGEST_QUOTE)
    .toSorted(
      (a, b) => typical(b) - typical(a) || Math.abs(a.length - 40) - Math.abs(b.length - 40) || (a < b ? -1 : 1),
    );
  for (const text of ranked) {
    const key = text.toLowerCase();
    if (!quotes.has(key)) quotes.set(key, text);
    if (quotes.size === 2) break;
  }
  return [...quotes.values()];
}
