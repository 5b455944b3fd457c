import { createRequire } from "node:module";
import type winkNLP from "wink-nlp";
import type { Model } from "wink-nlp";
import { once } from "./memoized";

/** A word or punctuation mark of a text with its part of speech, by the universal tag set: "NOUN", "VERB", "ADP". */
export type TaggedWord = { word: string; tag: string };

/** Only this many characters of a text are tagged. */
const MAX_CHARACTERS = 600;

const english = once(() => {
  const load = createRequire(import.meta.url);
  const create: typeof winkNLP = load("wink-nlp");
  const model: Model = load("wink-eng-lite-web-model");
  return create(model, ["sbd", "pos"]);
});

/** A part-of-speech tagger of a language (ISO 639-1); null for other languages than English. */
export function taggerOf(language: string): ((text: string) => TaggedWord[]) | null {
  return language === "en" ? tagEnglish : null;
}

/** Reads text in capitals in lower case, because a tagger takes words in capitals for names. */
function tagEnglish(text: string): TaggedWord[] {
  const { its, readDoc } = english();
  const short = text.slice(0, MAX_CHARACTERS);
  const tokens = readDoc(/\p{Ll}/u.test(short) ? short : short.toLowerCase()).tokens();
  const tags = tokens.out(its.pos);
  return tokens.out(its.value).map((word, at) => ({ word: word.toLowerCase(), tag: tags[at] ?? "X" }));
}
