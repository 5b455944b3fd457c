import { eld } from "eld/extrasmall";
import { GLOSSARY_LANGUAGES, isInGlossary } from "./glossary/glossary";
import { memoized } from "./memoized";
import { stopWordsOf } from "./stop-words";
import { tokenize } from "./tokens";
import { commonWords } from "./words/common-words";
import { everydayWordsOf } from "./words/everyday-words";

/** The shortest text, in characters, whose language the detector may decide. */
const SHORTEST = 20;
/** Like `SHORTEST`, if the expected language has another script. */
const SHORTEST_UNEXPECTED = 10;
/** How far another language must lead the expected one in the detector's scores. */
const MARGIN = 0.1;
/**
 * A text is in the expected language if it has at least this many words and at least this share of them are stop words
 * of that language.
 */
const MIN_PLAIN = 5;
const PLAIN = 0.5;
/** A letter of another script counts as three Latin ones: texts in other scripts contain Latin names and loan words. */
const LATIN_TO_ONE = 3;
/** A short text can be in another language only if that language's word lists hold at least this share of its words. */
const KNOWN = 0.75;
/** The same text must have at most this share of its words in the word lists of the expected language. */
const KNOWN_OTHERWISE = 0.5;
const MIN_WORDS = 2;
const MAX_VOTERS = 8;

/** Scripts with the languages that are written in them, the commonest first. */
const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ["ja"]],
  [/\p{Script=Han}/gu, ["zh", "ja"]],
  [/\p{Script=Hangul}/gu, ["ko"]],
  [/\p{Script=Thai}/gu, ["th"]],
  [/\p{Script=Hebrew}/gu, ["he"]],
  [/\p{Script=Greek}/gu, ["el"]],
  [/\p{Script=Cyrillic}/gu, ["ru", "uk", "bg", "sr", "be", "mk"]],
  [/\p{Script=Arabic}/gu, ["ar", "fa", "ur"]],
  [/\p{Script=Devanagari}/gu, ["hi", "mr", "ne"]],
];
const LATIN = /\p{Script=Latin}/gu;

/**
 * For each expected language: the language that is easily confused with it, and letters and small words that occur only
 * in that other language.
 */
const TELLING: Readonly<Record<string, readonly [language: string, sign: RegExp]>> = {
  es: ["pt", /[ãõ]|lh[aeo]|nh[aeo]|(?<!\p{L})(?:os|um|uma|com|muito|não|mas|do|da|em|é|foi)(?!\p{L})/iu],
  pt: ["es", /[ñ¿¡]|ción|(?<!\p{L})(?:el|los|las|y|con|muy|una|del|pero|hay|lo|es)(?!\p{L})/iu],
  nl: ["de", /[äöüß]|(?<!\p{L})(?:und|der|das|ist|nicht|sehr|ich)(?!\p{L})/iu],
  de: ["nl", /ij|(?<!\p{L})(?:het|een|niet|van|erg|voor)(?!\p{L})/iu],
};
/** A letter of a script other than Latin. */
const OTHER_LETTERS = /[^\p{Script=Latin}\p{P}\p{Z}\p{N}]/u;

/**
 * The language of an answer as ISO 639-1, among the languages written in its script. A short or doubtful text in Latin
 * script is in `fallback`, the language of the request, unless another language knows nearly all its words.
 */
export function detectLanguage(text: string, fallback: string): string {
  const written = languagesOfScript(text);
  if (written) {
    if (written.length === 1) return written[0] ?? fallback;
    const expected = written.includes(fallback) ? fallback : (written[0] ?? fallback);
    if (text.length < (expected === fallback ? SHORTEST : SHORTEST_UNEXPECTED)) return expected;
    const found = eld.detect(text).language;
    return written.includes(found) ? found : expected;
  }
  if (text.length >= SHORTEST) {
    const [close, sign] = TELLING[fallback] ?? [];
    const isTold = sign?.test(text) === true;
    if (!isTold && isPlainly(fallback, text)) return fallback;
    const found = eld.detect(text);
    if (found.language === fallback) return fallback;
    const scores = found.getScores();
    const lead = (scores[found.language] ?? 0) - (scores[fallback] ?? 0);
    const margin = isTold && found.language === close ? 0 : MARGIN;
    if (found.language && found.isReliable() && lead > margin) return found.language;
  }
  return languageByWords(text, fallback);
}

/** True if at least half of the words are stop words of the language. This is cheap and settles most answers. */
function isPlainly(language: string, text: string): boolean {
  const words = tokenize(text);
  if (words.length < MIN_PLAIN) return false;
  const stops = stopWordsOf(language);
  return words.filter(({ word }) => word.length > 1 && stops.has(word)).length >= PLAIN * words.length;
}

/** The languages of the text's script; null if it is Latin, or has no letters. */
function languagesOfScript(text: string): readonly string[] | null {
  if (!OTHER_LETTERS.test(text)) return null;
  const latin = text.match(LATIN)?.length ?? 0;
  for (const [script, languages] of SCRIPTS) {
    const letters = text.match(script)?.length ?? 0;
    if (letters > 0 && letters * LATIN_TO_ONE >= latin) return languages;
  }
  return null;
}

/**
 * The language of a short text by its words: another language if its word lists hold nearly all the words and those of
 * the expected language hold at most half; otherwise the expected language.
 */
function languageByWords(text: string, fallback: string): string {
  const words = tokenize(text).map(({ word }) => word);
  if (words.length < MIN_WORDS || words.length > MAX_VOTERS) return fallback;
  const share = (language: string) => words.filter((word) => isKnown(word, language)).length / words.length;
  if (share(fallback) > KNOWN_OTHERWISE) return fallback;
  const [best, next] = ["en", ...GLOSSARY_LANGUAGES]
    .map((language) => ({ language, share: share(language) }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share >= KNOWN && best.share > (next?.share ?? 0) ? best.language : fallback;
}

const everyday = memoized(
  (language) => new Set([...everydayWordsOf(language), ...(language === "en" ? commonWords() : [])]),
);

function isKnown(word: string, language: string): boolean {
  return everyday(language).has(word) || stopWordsOf(language).has(word) || isInGlossary(word, language);
}
