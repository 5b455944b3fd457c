import { onlyJudges } from "@/lib/language/feeling/judging-words";
import { functionWordsOf } from "@/lib/language/function-words/function-words";
import { memoized } from "@/lib/language/memoized";
import { readTable } from "@/lib/language/read-data";
import { type TaggedWord, taggerOf } from "@/lib/language/tagger";
import { allTerms, type Term } from "@/lib/language/terms";
import { isUnspaced } from "@/lib/language/tokens";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { isNarrative, isVague } from "./name-words";
import { LONGEST_PHRASE } from "./parameters";
import { retagged, spokenPhrases } from "./tagged-phrases";

/** Characters that may stand between the words of a phrase. */
const JOINT = /^[\s'’-]+$/u;
const PARTICLES = new Set(["up", "down", "off", "out"]);
const NOUNS_IN_LY = new Set("family supply reply assembly anomaly monopoly italy july bully belly fly".split(" "));
/** Verbs that make a phrase with a noun: "make a statement". */
const LIGHT_VERBS = new Set([
  "get",
  "make",
  "take",
  "give",
  "put",
  "keep",
  "help",
  "getting",
  "making",
  "taking",
  "giving",
]);
const PERSONS = new Set("people person persons".split(" "));
/** Vague nouns that name a theme only together with a word before them: "waiting time" does, "time" alone does not. */
const VAGUE_ALONE = new Set([...PERSONS, ..."time times question questions world life".split(" ")]);

/** Languages whose phrases begin with their main word: "manera de pintar". */
export const HEAD_FIRST = new Set(["es", "fr", "it", "pt"]);

/** Words that link two nouns of one name in those languages, an article after them included: "vida de la pila". */
const LINKS = new Set(["de", "di"]);

/**
 * A German word in lower case that does not end in -e, -er or -es. Before a noun it is an adjective in a grammatical
 * case that names do not have ("guten Preis"), unlike "schöne" in "schöne Aussicht".
 */
const DECLINED = /^\p{Ll}+(?<!e|er|es)$/u;

/** Words that begin a new noun phrase: "compre este teléfono" is a verb with its object, not a name. */
const determinersOf = memoized((language) => {
  const rows = readTable("engines/local/codebook/data/determiners.tsv", ["language", "word"]);
  return new Set(rows.flatMap((row) => (row.language === language ? row.word : [])));
});

/**
 * The phrases of a text that could name a theme, by their stems. `isAction` marks a verb with its object or particle.
 */
type Phrases = Map<string, { stems: string[]; spelling: string; isAction: boolean }>;

/** Reads from each text the phrases that could name a theme. */
export function phrasesOf(texts: readonly string[], language: string): Phrases[] {
  const tag = taggerOf(language);
  if (!tag) return texts.map((text) => contiguousIn(text, language));
  return retagged(texts.map(tag)).map((tagged) => spokenIn(tagged, language));
}

/** The phrases that the parts of speech of the words show. */
function spokenIn(tagged: readonly TaggedWord[], language: string): Phrases {
  const stem = sharedStemOf(language);
  const stops = functionWordsOf(language);
  const space = wordSpaceOf(language);
  /**
   * Whether the verb names an action. False for participles such as "lost" in "lost ticket", whose stem no dictionary
   * lists, and "united" in "united states".
   */
  const isAction = (verb: string | null) =>
    verb !== null &&
    (verb.endsWith("ing") ||
      ((space?.isA(stem(verb), "verb") ?? true) && !(verb.endsWith("ed") && stem(verb) !== verb)));
  const judges = (word: string) => onlyJudges({ word, stem: stem(word) }, language);
  const found: Phrases = new Map();
  for (const { words, content, verb } of spokenPhrases(tagged, judges)) {
    const last = content.at(-1) as string;
    const isNamed =
      content.every((word) => !stops.has(word) || PARTICLES.has(word)) &&
      !content.every((word) => isVague(word, language)) &&
      !(isVague(last, language) && !(VAGUE_ALONE.has(last) && isDefinite(content.slice(0, -1), last, language))) &&
      !(verb && (isVague(verb, language) || stops.has(verb)) && !LIGHT_VERBS.has(verb)) &&
      !content.some((word) => isNarrative(word)) &&
      !(content.length === 1 && judges(last));
    const stems = content.map(stem);
    if (isNamed && new Set(stems).size === stems.length)
      found.set(stems.join(" "), { stems, spelling: words.join(" "), isAction: isAction(verb) });
  }
  return found;
}

/**
 * True if the words before a vague noun say which one is meant: "waiting time", but not "great time". "Poor people"
 * also counts.
 */
function isDefinite(before: readonly string[], noun: string, language: string): boolean {
  const stem = sharedStemOf(language);
  return before.some(
    (word) => !isVague(word, language) && (PERSONS.has(noun) || !onlyJudges({ word, stem: stem(word) }, language)),
  );
}

/** The phrases that are runs of words with meaning, for languages without a tagger. */
function contiguousIn(text: string, language: string): Phrases {
  const terms = allTerms(text, language);
  const stops = functionWordsOf(language);
  const determiners = determinersOf(language);
  const found: Phrases = new Map();
  const joined = terms.map(({ start }, at) => at > 0 && JOINT.test(text.slice(terms[at - 1]?.end, start)));
  const carries = terms.map(
    ({ word, end }) => text[end] === "-" || (!stops.has(word) && /\p{L}{2}/u.test(word) && !word.includes("'")),
  );
  /** A phrase neither begins nor ends within a word with hyphens. */
  const isWithin = (place: number) => text[place] === "-" && /\S/u.test(text[place - 1] ?? " ");
  const particles = terms.map(({ stem }, at) => PARTICLES.has(stem) && joined[at] === true && carries[at - 1] === true);
  for (let from = 0; from < terms.length; from++) {
    if (isWithin((terms[from]?.start ?? 0) - 1)) continue;
    const part: Term[] = [];
    let skipped = 0;
    for (let at = from; at < terms.length && part.length < LONGEST_PHRASE; at++) {
      const term = terms[at] as Term;
      if (at > from && !joined[at]) break;
      if (!carries[at] && !(particles[at] && part.length > 0)) {
        const isLinked = LINKS.has(terms[at - 1]?.word ?? "");
        if (determiners.has(term.word) && !isLinked) break;
        skipped += 1;
        if (part.length === 0 || skipped > (isLinked ? 2 : 1)) break;
        continue;
      }
      part.push(term);
      if (isWithin(term.end) || particles[at + 1] || !nameable(text, part, particles[at] === true, language)) continue;
      const stems = part.map(({ stem }) => stem);
      if (new Set(stems).size < stems.length) continue;
      found.set(stems.join(" "), { stems, spelling: spellingOf(text, part), isAction: false });
    }
  }
  return found;
}

/**
 * The phrase as the text has it, including small words within it; its first letter is in lower case if it begins the
 * text.
 */
function spellingOf(text: string, part: readonly Term[]): string {
  const [first] = part;
  if (!first) return "";
  if (isUnspaced(first.word)) return part.map(({ word }) => word).join("");
  const spelling = text.slice(first.start, part.at(-1)?.end).replace(/\s+/g, " ");
  return first.start === 0 ? spelling.charAt(0).toLowerCase() + spelling.slice(1) : spelling;
}

/**
 * True if a phrase could be a name: it ends in a noun, an unknown word or a particle ("check in"), and at least one
 * word is not vague.
 */
function nameable(text: string, part: readonly Term[], endsInParticle: boolean, language: string): boolean {
  const last = part.at(-1) as Term;
  if (part.every(({ word }) => isVague(word, language)) || part.some(({ word }) => isNarrative(word))) return false;
  if (HEAD_FIRST.has(language) && isVague(part[0]?.word ?? "", language)) return false;
  if (part.length > 1 && isDeclined(text, part, language)) return false;
  if (PARTICLES.has(last.stem) && !endsInParticle) return false;
  if (endsInParticle) return !isVague(part.at(-2)?.word ?? "", language);
  if (isVague(last.word, language) && !(part.length > 1 && VAGUE_ALONE.has(last.word))) return false;
  if (onlyJudges(last, language)) return false;
  if (/^\p{Script=Latin}{1,2}$/u.test(last.word)) return false;
  if (language === "en" && /ly$/.test(last.word) && !NOUNS_IN_LY.has(last.word)) return false;
  const space = wordSpaceOf(language);
  return !space?.knows(last.stem) || space.isA(last.stem, "noun");
}

/**
 * True for a German phrase whose adjective is in a grammatical case that names do not have: "einwandfreiem Zustand",
 * "guten Preis". Only the noun can then be a name.
 */
function isDeclined(text: string, part: readonly Term[], language: string): boolean {
  if (language !== "de") return false;
  return part.slice(0, -1).some(({ start, end, word }) => DECLINED.test(start === 0 ? word : text.slice(start, end)));
}
