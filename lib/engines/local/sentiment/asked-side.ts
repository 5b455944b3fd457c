import { ADJECTIVE } from "@/lib/language/feeling/judging-words";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { once } from "@/lib/language/memoized";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { anyOf, readTable } from "@/lib/language/read-data";
import { stemmerOf } from "@/lib/language/stems";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import type { Passage, Reading } from "../reading";
import { sentimentOf } from "./feeling";
import { type Feeling, sumOf } from "./feeling-sum";
import { ASKED_VALUE } from "./parameters";
import { readPhrases } from "./set-phrases";
import type { Side } from "./sides";

/** Only this many characters of a question are searched. */
const LONGEST_QUESTION = 1_000;

const SIDES: Readonly<Record<Side, Feeling>> = {
  praise: { praise: ASKED_VALUE, blame: 0 },
  blame: { praise: 0, blame: -ASKED_VALUE },
};

const patterns = once(() => {
  const rows = readTable("engines/local/sentiment/data/asked-sides.tsv", ["side", "pattern"]);
  const patternOf = (side: Side) =>
    new RegExp(`(?<!\\p{L})${anyOf(rows.flatMap((row) => (row.side === side ? row.pattern : [])))}(?!\\p{L})`, "giu");
  return { praise: patternOf("praise"), blame: patternOf("blame") };
});

/**
 * What a question asks for: praise ("What did you like?") or blame ("What could we do better?"). Null if it asks for
 * neither, or for both ("What do you like and dislike?"). Understands questions in seven languages, whatever the
 * language of the answers.
 */
export function askedSide(question: string): Side | null {
  const text = question.slice(0, LONGEST_QUESTION);
  const { praise, blame } = patterns();
  // Blame is removed first, because it may contain words of praise: "like least".
  const rest = text.replace(blame, " ");
  const asksForPraise = rest.search(praise) >= 0;
  if (rest === text) return asksForPraise ? "praise" : null;
  return asksForPraise ? null : "blame";
}

/**
 * Adapts a reading to what its question asks for. A neutral clause gets the sentiment asked for: "The price" is praise
 * if people were asked what they like, and a complaint if they were asked what could be better. If they were asked for
 * complaints, a wish that reads as praise ("Listen to us") also becomes a complaint. If any clause is mixed or has the
 * opposite sentiment, neutral clauses stay neutral: "Nothing. We came by train, and it was great."
 */
export function inLightOf(asked: Side | null, reading: Reading): Reading {
  if (!asked || hasNoContent(reading.text)) return reading;
  const { language } = reading;
  const passages = reading.passages.map((passage) => (asked === "blame" ? withoutWish(passage, language) : passage));
  const isOther = ({ sentiment }: Passage) => sentiment === "Mixed" || sentiment === OTHER[asked];
  const sided = passages.some(isOther) ? passages : passages.map((passage) => onAskedSide(passage, asked));
  const feeling = sided.reduce<Feeling>((sum, passage) => sumOf(sum, passage.feeling), { praise: 0, blame: 0 });
  return { ...reading, passages: sided, feeling, sentiment: sentimentOf(feeling) };
}

const OTHER = { praise: "Negative", blame: "Positive" } as const;

function onAskedSide(passage: Passage, asked: Side): Passage {
  if (passage.sentiment !== "Neutral" || passage.stems.length === 0 || hasNoContent(passage.text)) return passage;
  return { ...passage, feeling: SIDES[asked], sentiment: sentimentOf(SIDES[asked]) };
}

/** The passage as a complaint if its praise is only a wish: "More help", "Be clear", "Listen to us". */
function withoutWish(passage: Passage, language: string): Passage {
  if (passage.sentiment !== "Positive" || !isWish(passage, language)) return passage;
  const hits = passage.hits.map((hit) => ({ ...hit, sentiment: "Negative" as const }));
  return { ...passage, feeling: SIDES.blame, sentiment: "Negative", hits };
}

/**
 * True for an English clause that begins with an amount, or with the plain form of a verb: "Listen to us". Not if a set
 * phrase or an adjective praises ("Keep up the good work", "Drive very good"), except after "be" ("Be clear").
 */
function isWish({ text, words }: Passage, language: string): boolean {
  const space = language === "en" ? wordSpaceOf(language) : undefined;
  const [first = ""] = words;
  if (!space || PRAISES.has(first) || readPhrases(text, language).said.praise > 0) return false;
  if (AMOUNTS.has(first) || first === "be") return true;
  const stem = stemmerOf(language);
  const isPlainVerb = space.isA(stem(first), "verb") && [stem(first), `${stem(first)}e`].includes(first);
  const { valence } = lexiconOf(language);
  const praises = (word: string) => (valence(word) ?? 0) > 0 && (space.isA(stem(word), "adj") || ADJECTIVE.test(word));
  return isPlainVerb && !words.some(praises);
}

/** Verbs that praise even without saying what or whom: "Thank you", "Love it". */
const PRAISES: ReadonlySet<string> = new Set(["thank", "like", "love"]);
const AMOUNTS: ReadonlySet<string> = new Set(["more", "less", "fewer", "better"]);
