import { conceptsOf } from "@/lib/language/concepts/concepts";
import { cuesOf } from "@/lib/language/feeling/cues";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { memoized } from "@/lib/language/memoized";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { anyOf, readLines, readTable } from "@/lib/language/read-data";
import { type Reading, readAnswer } from "../reading";
import type { Side } from "./sides";

const COLUMNS = [
  "language",
  "nothing",
  "no",
  "tail",
  "starter",
  "none",
  "complaint",
  "object",
  "unwilling",
  "fine",
  "reserve",
  "wish",
] as const;

/** How a language says that there is no complaint: patterns of an answer in lower case. */
type Denials = { whole: RegExp; asked: RegExp; none: RegExp; reserve: RegExp };

const denialsOf = memoized((language): Denials | null => {
  const row = readTable("engines/local/sentiment/data/no-complaint.tsv", COLUMNS).find(
    (each) => each.language === language,
  );
  if (!row) return null;
  const start = "(?<=^|[,.!?;:…\\n–-] ?|(?<!\\p{L})(?:and|und|et|y|e|en) )";
  const end = "(?=\\s*(?:$|[,.!?;:…\\n–-]))";
  const word = "[\\p{L}']+ ";
  const tail = `(?: (?:${row.tail}))*`;
  const denials = [
    `(?:${row.nothing})${tail} (?:${word}){0,4}?(?:${row.object})(?!\\p{L})`,
    `(?:${row.none})(?: |(?<='))(?:${word})?(?:${row.complaint})${tail}${end}`,
    `(?:${row.unwilling})(?!\\p{L})`,
  ];
  const inverted = `(?:${row.complaint})[:?]? (?:${word}){0,3}?(?:${row.none})${end}`;
  const whole = `${start}(?:${inverted}|(?:${word}){0,3}?${anyOf(denials)})`;
  const fine = `${start}(?:${row.fine})(?!\\p{L})${tail}`;
  const bare = `${start}(?:(?:${row.no}),? )?(?:${row.nothing}|${row.no})${tail}(?:${end}|(?= (?:${row.starter})(?!\\p{L})))`;
  const exceptions = readLines("engines/local/sentiment/data/exceptions.txt");
  return {
    whole: patternOf(whole, "gu"),
    asked: patternOf(anyOf([whole, fine, bare]), "gu"),
    none: patternOf(`(?<!\\p{L})${anyOf([row.nothing, row.none, row.no])}(?!\\p{L})`),
    reserve: patternOf(`(?<!\\p{L})${anyOf([row.reserve, ...exceptions])}(?!\\p{L})|${start}(?:${row.wish})(?!\\p{L})`),
  };
});

/** A pattern that also finds words whose accents were left out, or written as in "ae". */
function patternOf(source: string, flags = "u"): RegExp {
  const lenient = source.replace(/[à-ÿ]/gu, (letter) => `(?:${letter}|${letter.normalize("NFD")[0]}e?)`);
  return new RegExp(lenient, flags);
}

/**
 * True for an answer that says that there is nothing to complain about or to improve, and has no complaint or wish
 * besides: "Nothing, all excellent", "Great food. No complaints". Not if the denial is itself the complaint: "Nothing
 * works". A bare "Nothing", "Carry on" and mere praise count only where people were asked for complaints.
 */
export function saysNoComplaint(reading: Reading, asked: Side | null): boolean {
  const { text, language } = reading;
  const denials = denialsOf(language);
  if (!denials) return false;
  const plain = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\S\n]+/gu, " ")
    .trim();
  const denial = asked === "blame" ? denials.asked : denials.whole;
  const at = plain.search(denial);
  const lead = plain.slice(0, Math.max(at, 0));
  const denies = at >= 0 && (!/\p{L}/u.test(lead) || hasNoContent(lead) || isPraise(readAnswer(lead, language)));
  const praises = asked === "blame" && isMerePraise(reading) && !denials.none.test(plain);
  if (!denies && !praises) return false;
  const rest = plain.replaceAll(denial, "\n");
  return !denials.reserve.test(rest) && (praises || !complains(readAnswer(rest, language)));
}

const isPraise = ({ sentiment }: Reading) => sentiment === "Positive";

/**
 * True for praise of nothing in particular ("It was great"), or with an intensifier ("Very helpful staff"). Plain praise
 * of a thing may be the wish itself: "Fair prices".
 */
function isMerePraise(reading: Reading): boolean {
  const { overall } = conceptsOf(reading.language);
  const { boosters } = cuesOf(reading.language);
  const lexicon = lexiconOf(reading.language);
  return (
    isPraise(reading) &&
    reading.passages.every(
      ({ isBare, hits, words }) =>
        ((isBare || hits.length > 0) && hits.every(({ concept }) => concept === overall)) ||
        words.some((word, at) => boosters.has(word) && (lexicon.valence(words[at + 1] ?? "") ?? 0) > 0),
    )
  );
}

function complains({ passages }: Reading): boolean {
  return passages.some(({ sentiment }) => sentiment === "Negative" || sentiment === "Mixed");
}
