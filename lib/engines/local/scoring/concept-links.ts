import type { Sentiment } from "@/db/schema/terms";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { englishFor } from "@/lib/language/glossary/glossary";
import { tokenize } from "@/lib/language/tokens";
import { countsOf } from "@/lib/numeric/term-frequency";
import type { FrameCode } from "../../engine";
import { readAnswer } from "../reading";
import { feelingOf, feelingOfWords, sentimentOf } from "../sentiment/feeling";
import { languagesOfCodes } from "./code-languages";
import { spaced } from "./definition";
import { stemsOf } from "./terms";

/** What is known of a code besides its words: the theme that it names and which feeling it holds. */
export type CodeSense = {
  concept: number | null;
  polarity: Sentiment;
  /** The stems of its name, in the order of letters. */
  name: readonly string[];
  /** True for the experience as a whole: a good mark and nothing else belongs there. */
  isOfWhole: boolean;
};

/** What the name of such a code says: "Gratitude" is more than a good mark. */
const OF_WHOLE = /overall|general|gesamt|allgemein|ensemble|global|geral|complesso|algemeen/iu;
const NO_LINK = { concept: null, isOfWhole: false };
/** Names of more words state something: no single verdict. */
const LONGEST_VERDICT = 4;
/** Nouns that name what is judged, in the languages of the glossary. */
const DIMENSION =
  /(?:ness|[ei]ty|tion|ship|ance|ence|[hk]eit|ung|tät|schaft|[dt]ad|eza|ci[óa]n?|cía|té|sse|dade|ção|tà|ezza|zione|nza|heid|teit|[ck]omfort|confort|conforto|hygi[eè]ne|respe[ck]t)$/u;
/** English words that judge: the commonest, and others by their ending. */
const ADJECTIVE =
  /^(?:good|better|best|bad|worse|worst|poor|great|nice|kind|rude|polite|impolite|honest|dishonest|fair|unfair|clean|cold|warm|quiet|loud|cheap|slow|late|fast|weak|strong|safe|unsafe|wrong|broken|fresh|perfect|awesome|bland)$|(?:ful|less|ble|ous|ive|ant|(?<!m|ti)ent|ed|ing|ly|thy|asy|azy|ppy|gry|irty|oisy|essy|asty|idy|nny|faulty)$/u;

/**
 * Links codes to known themes, where a code's name speaks of one theme only and no other code of
 * the same polarity speaks of it; a doubtful link would do more harm than none.
 */
export function senseCodes(codes: readonly FrameCode[], language: string): CodeSense[] {
  const languages = languagesOfCodes(codes, language);
  const { overall } = conceptsOf(language);
  const senses = codes.map((code, index): CodeSense => {
    const own = languages[index] ?? language;
    const concept = linkOf(code, own);
    const isOfWhole = concept !== null && concept === overall && OF_WHOLE.test(code.name);
    return {
      concept,
      polarity: polarityOf(code, own),
      name: distinctStems(stemsOf(spaced(code.name), own)),
      isOfWhole,
    };
  });
  const uses = countsOf(senses.map(keyOf));
  return senses.map((sense) => ((uses.get(keyOf(sense)) ?? 0) > 1 ? { ...sense, ...NO_LINK } : sense));
}

/** Each of these stems once, in the order of letters. */
function distinctStems(stems: readonly string[]): string[] {
  return [...new Set(stems)].toSorted();
}

/** True where a text says a code's name and nothing else, in whatever order of words. */
export function says({ name }: CodeSense, stems: readonly string[]): boolean {
  return stems.length > 0 && stems.every((stem) => name.includes(stem)) && distinctStems(stems).length === name.length;
}

function keyOf({ concept, polarity }: CodeSense): string {
  return `${concept}/${polarity}`;
}

/** The known theme that has this very name, or is praised or blamed by it. */
export function themeNamed(name: string, language: string): number | null {
  const wanted = spaced(name).toLowerCase();
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
  if (!first || others.length > 0 || stemsOf(code.name, language).length > 3) return null;
  return first.concept;
}

/** A code's own sentiment, or what its name says of its subject where it has none ("Rude staff"). */
function polarityOf(code: FrameCode, language: string): Sentiment {
  if (code.sentiment !== "Neutral") return code.sentiment;
  const words = tokenize(spaced(code.name)).map(({ word }) => word);
  if (words.length > LONGEST_VERDICT || !words.some((word) => judges(word, language))) return "Neutral";
  const { praise, blame } = feelingOf(code.name, language);
  return Math.abs(praise + blame) >= 2 ? sentimentOf({ praise, blame }) : "Neutral";
}

/** True for an adjective that praises or blames: "clean" does, "cleanliness", "quality" and "crime" only name a subject. */
function judges(word: string, language: string): boolean {
  const { praise, blame } = feelingOfWords([word], language);
  if (praise + blame === 0 || DIMENSION.test(word)) return false;
  return (language === "en" ? [word] : englishFor(word, language)).some((english) => ADJECTIVE.test(english));
}
