import { onlyJudges } from "@/lib/language/feeling/judging-words";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { headingsOf } from "@/lib/language/headings/headings";
import { contentTerms } from "@/lib/language/terms";
import { titled } from "./naming";
import { HEAD_FIRST } from "./text-phrases";
import type { Theme } from "./theme";

/**
 * The neutral name of a theme, and the names of its praise and complaints. Words that only judge stay in the name of
 * their side alone: "Friendly nurses" is the praise of "Nurses". The main word stays, and so does a word that tells the
 * theme from others (`isOwn`): "Rich people". Such a name with a feeling ("Lost luggage") is not split.
 */
export function sidesOf(
  name: string,
  language: string,
  isOwn: (stem: string) => boolean,
): Pick<Theme, "topic" | "positive" | "negative"> {
  const { valence } = lexiconOf(language);
  const { praised, criticised } = headingsOf(language);
  const words = name.split(" ");
  const [head = ""] = words.slice(HEAD_FIRST.has(language) ? 0 : -1);
  const terms = contentTerms(name, language).filter((term) => onlyJudges(term, language) && !isOwn(term.stem));
  const judging = new Set(terms.flatMap(({ word }) => (word === head.toLowerCase() ? [] : word)));
  const plain = words.filter((word) => !judging.has(word.toLowerCase()));
  const topic = titled(plain.join(" "));
  const feeling = [...judging].reduce((sum, word) => sum + (valence(word) ?? 0), 0);
  if (plain.some((word) => word !== head && valence(word.toLowerCase()) !== undefined))
    return { topic, positive: topic, negative: topic };
  return {
    topic,
    positive: feeling > 0 ? name : `${topic}: ${praised}`,
    negative: feeling < 0 ? name : `${topic}: ${criticised}`,
  };
}
