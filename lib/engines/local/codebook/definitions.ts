import type { Sentiment } from "@/db/schema/terms";
import { headingsOf } from "@/lib/language/headings/headings";
import { isUnspaced } from "@/lib/language/tokens";
import { indexOfMax } from "../learning/decision";
import { stemsOf } from "../scoring/terms";
import { inSentence } from "./naming";
import type { Theme, ThemeMention } from "./theme";

const SHORTEST_QUOTE = 8;
const SHORTEST_UNSPACED_QUOTE = 3;
const LONGEST_QUOTE = 140;
const USUAL_QUOTE = 40;
const FEWEST_QUOTES = 2;
const MOST_QUOTES = 4;
const MANY_MENTIONS = 20;
/** What a typical word counts once a quote has shown it. */
const SEEN_WORTH = 0.4;
const MOST_KEYWORDS = 12;
const SHOUTED_WORTH = 0.6;
const TORN_WORTH = 0.85;
const TORN = /^(?:and|but|because|or|so|und|aber|weil|oder|y|pero|porque|o|et|mais|ou|car|e|mas|ma|maar|en)\s/iu;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}!?.)%]+$/gu;

/** A code's definition: what is in (as words and as quoted answers) and which other codes it is not. */
export function define(
  theme: Theme,
  sentiment: Sentiment,
  mentions: readonly ThemeMention[],
  excluded: readonly string[],
  language: string,
): string {
  const words = headingsOf(language);
  const openings = { Positive: words.praise, Negative: words.complaints, Neutral: words.mentions, Mixed: words.both };
  const opening = theme.positive === theme.negative ? words.mentions : openings[sentiment];
  const topic = language === "de" ? theme.topic : inSentence(theme.topic);
  const keywords = distinctKeywords(theme.about ? theme.keywords : [topic, ...theme.keywords]).join(", ");
  const scope = theme.about ? `${theme.about}${keywords ? `: ${keywords}` : ""}` : keywords;
  const quotes = quotesOf(plainest(mentions, sentiment), theme.typical, language);
  const examples = quotes.length > 0 ? ` ${words.example} ${quotes.map((quote) => `"${quote}"`).join(", ")}.` : "";
  const exclusion = words.not && excluded.length > 0 ? ` ${words.not}: ${excluded.join(", ")}.` : "";
  return `${opening} ${scope}.${examples}${exclusion}`.trim();
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
 * Short passages of different answers that show the code, four where there are many: each the plainest one of
 * whose words most are typical, those of the passages before it counting less (coverage with diminishing
 * returns, as in Lin and Bilmes 2011).
 */
function quotesOf(mentions: readonly ThemeMention[], typical: ReadonlyMap<string, number>, language: string): string[] {
  const open = new Map<string, { text: string; stems: string[]; share: number }>();
  for (const { passage, clarity } of mentions) {
    const text = passage.text.replace(/["“”„]/g, "'").replace(EDGES, "");
    const key = text.toLowerCase();
    const shortest = isUnspaced(text) ? SHORTEST_UNSPACED_QUOTE : SHORTEST_QUOTE;
    if (text.length < shortest || text.length > LONGEST_QUOTE || open.has(key)) continue;
    const stems = [...new Set(stemsOf(text, language))];
    const form = (/\p{Ll}/u.test(text) ? 1 : SHOUTED_WORTH) * (TORN.test(text) ? TORN_WORTH : 1);
    const share = (form * clarity) / (typical.size > 0 ? stems.length + 1 : 1);
    open.set(key, { text, stems: stems.filter((stem) => typical.has(stem)), share });
  }
  const distance = (text: string) => Math.abs(text.length - USUAL_QUOTE);
  const ranked = [...open.values()].toSorted(
    (a, b) => distance(a.text) - distance(b.text) || (a.text < b.text ? -1 : 1),
  );
  const worth = new Map(typical);
  const most = mentions.length >= MANY_MENTIONS ? MOST_QUOTES : FEWEST_QUOTES;
  const quotes: string[] = [];
  while (quotes.length < most && ranked.length > 0) {
    const values = Float64Array.from(
      ranked,
      ({ stems, share }) =>
        share * (typical.size > 0 ? stems.reduce((sum, stem) => sum + (worth.get(stem) as number), 0) : 1),
    );
    const [{ text, stems } = { text: "", stems: [] }] = ranked.splice(indexOfMax(values), 1);
    quotes.push(text);
    for (const stem of stems) worth.set(stem, (worth.get(stem) as number) * SEEN_WORTH);
  }
  return quotes;
}
