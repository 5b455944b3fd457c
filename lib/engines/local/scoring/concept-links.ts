import type { Sentiment } from "@/db/schema/terms";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { englishFor } from "@/lib/language/glossary/glossary";
import { once } from "@/lib/language/memoized";
import { readLines } from "@/lib/language/read-data";
import { stemsOf } from "@/lib/language/terms";
import { tokenize } from "@/lib/language/tokens";
import { countsOf } from "@/lib/numeric/term-frequency";
import type { FrameCode } from "../../engine";
import { readAnswer } from "../reading";
import { feelingOf, feelingOfWords, sentimentOf } from "../sentiment/feeling";
import { OPPOSITE } from "../sentiment/opposite";
import { languagesOfCodes } from "./code-languages";
import { nameInWords } from "./definition";
import { LONGEST_EVALUATIVE_NAME, LONGEST_LINKED_NAME, MIN_NAME_FEELING } from "./parameters";

/** The meaning of a code beyond its words: the known theme that it names, and its sentiment. */
export type CodeSense = {
  concept: number | null;
  polarity: Sentiment;
  /** The distinct stems of the code's name, sorted. */
  name: readonly string[];
  /** True for a code about the experience as a whole ("Satisfied overall"), which answers like "very good" get. */
  isOverall: boolean;
};

/**
 * Words in the name of a code about the experience as a whole. The theme "overall experience" alone does not show it:
 * "Gratitude" has that theme, but means more than "good".
 */
const OVERALL_NAME = /overall|general|gesamt|allgemein|ensemble|global|geral|complesso|algemeen/iu;
const NO_LINK = { concept: null, isOverall: false };
/** Endings of nouns that name a quality without judging: "cleanliness", "Sauberkeit". */
const SUBJECT_NOUN =
  /(?:ness|[ei]ty|tion|ship|ance|ence|[hk]eit|ung|tät|schaft|[dt]ad|eza|ci[óa]n?|cía|té|sse|dade|ção|tà|ezza|zione|nza|heid|teit|[ck]omfort|confort|conforto|hygi[eè]ne|respe[ck]t)$/u;
/** Endings of English words that judge. The most common ones without such an ending are in the data file. */
const EVALUATIVE_ENDING =
  /(?:ful|less|ble|ous|ive|ant|(?<!m|ti)ent|ed|ing|ly|thy|asy|azy|ppy|gry|irty|oisy|essy|asty|idy|nny|faulty)$/u;
const evaluative = once(() => new Set(readLines("engines/local/scoring/data/evaluative-words.txt")));

/**
 * Links a code to a known theme if its name mentions exactly one theme and no other code of the same polarity would
 * have that link. In unclear cases there is no link, because a wrong link does more harm than none.
 */
export function senseCodes(codes: readonly FrameCode[], language: string): CodeSense[] {
  const languages = languagesOfCodes(codes, language);
  const { overall } = conceptsOf(language);
  const senses = codes.map((code, index): CodeSense => {
    const own = languages[index] ?? language;
    const concept = linkOf(code, own);
    const isOverall = concept !== null && concept === overall && OVERALL_NAME.test(code.name);
    return {
      concept,
      polarity: polarityOf(code, own),
      name: distinctStems(stemsOf(nameInWords(code.name), own)),
      isOverall,
    };
  });
  const uses = countsOf(senses.map(keyOf));
  const sides = sidesOfSubjects(senses);
  return senses.map((sense, index) => {
    const isOneSided = isFelt(codes[index] as FrameCode, languages[index] ?? language) || hasOpposite(sense, sides);
    const isUnclear = (uses.get(keyOf(sense)) ?? 0) > 1;
    return { ...sense, ...(isUnclear && NO_LINK), ...(!isOneSided && { polarity: "Neutral" as const }) };
  });
}

function distinctStems(stems: readonly string[]): string[] {
  return [...new Set(stems)].toSorted();
}

/** True if a text consists of exactly the words of a code's name, in any order. */
export function isExactlyTheName({ name }: CodeSense, stems: readonly string[]): boolean {
  return stems.length > 0 && stems.every((stem) => name.includes(stem)) && distinctStems(stems).length === name.length;
}

function keyOf({ concept, polarity }: CodeSense): string {
  return `${concept}/${polarity}`;
}

/** The number of the known theme with this name, or whose praise or complaints have this name. */
export function themeNamed(name: string, language: string): number | null {
  const wanted = nameInWords(name).toLowerCase();
  const found = conceptsOf(language).concepts.findIndex(({ topic, positive, negative }) =>
    [topic, positive, negative].some((known) => known.toLowerCase() === wanted),
  );
  return found >= 0 ? found : null;
}

function linkOf(code: FrameCode, language: string): number | null {
  const named = themeNamed(code.name, language);
  if (named !== null) return named;
  const hits = readAnswer(code.name, language).passages.flatMap((passage) => passage.hits);
  const [first, ...others] = hits.toSorted((a, b) => b.weight - a.weight);
  if (!first || others.length > 0 || stemsOf(code.name, language).length > LONGEST_LINKED_NAME) return null;
  return first.concept;
}

/**
 * True if the name of a code judges ("Rude staff", "Too expensive"), so that only answers with that feeling may get the
 * code.
 */
function isFelt({ name }: FrameCode, language: string): boolean {
  const { praise, blame } = feelingOf(nameInWords(name), language);
  return praise + blame !== 0;
}

/** For each theme, and for each word of a name: the sentiments of the positive and negative codes that have it. */
type Sides = ReadonlyMap<string | number, ReadonlySet<Sentiment>>;

function sidesOfSubjects(senses: readonly CodeSense[]): Sides {
  const sides = new Map<string | number, Set<Sentiment>>();
  for (const sense of senses) {
    if (!OPPOSITE[sense.polarity]) continue;
    for (const subject of subjectsOf(sense)) sides.set(subject, (sides.get(subject) ?? new Set()).add(sense.polarity));
  }
  return sides;
}

/** True if another code with the same theme, or with a word of this code's name, has the opposite sentiment. */
function hasOpposite(sense: CodeSense, sides: Sides): boolean {
  const opposite = OPPOSITE[sense.polarity];
  return opposite !== undefined && subjectsOf(sense).some((subject) => sides.get(subject)?.has(opposite));
}

const subjectsOf = ({ concept, name }: CodeSense): (string | number)[] => [
  ...name,
  ...(concept === null ? [] : [concept]),
];

/**
 * The sentiment of a code. If that is Neutral, the sentiment of its name, if the name judges something ("Rude staff").
 */
function polarityOf(code: FrameCode, language: string): Sentiment {
  if (code.sentiment !== "Neutral") return code.sentiment;
  const words = tokenize(nameInWords(code.name)).map(({ word }) => word);
  if (words.length > LONGEST_EVALUATIVE_NAME || !words.some((word) => isEvaluative(word, language))) return "Neutral";
  const { praise, blame } = feelingOf(code.name, language);
  return Math.abs(praise + blame) >= MIN_NAME_FEELING ? sentimentOf({ praise, blame }) : "Neutral";
}

/**
 * True for an adjective that praises or blames, such as "clean". "Cleanliness", "quality" and "crime" only name a
 * subject.
 */
function isEvaluative(word: string, language: string): boolean {
  const { praise, blame } = feelingOfWords([word], language);
  if (praise + blame === 0 || SUBJECT_NOUN.test(word)) return false;
  return (language === "en" ? [word] : englishFor(word, language)).some(
    (english) => evaluative().has(english) || EVALUATIVE_ENDING.test(english),
  );
}
