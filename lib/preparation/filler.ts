import type { CodingType } from "@/db/schema/terms";
import { once } from "@/lib/language/memoized";
import { bareWords } from "@/lib/language/normalize";
import { anyOf, readLines } from "@/lib/language/read-data";

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;
/** Seven digits or more, unless it is a round amount such as "5000000". */
const MANY_DIGITS = /^\d{7,}$/u;
const ROUND = /000$/u;
const PLACEHOLDER = /\blorem ipsum\b|\bdolor sit amet\b|^(?:the )?quick brown fox\b/iu;

const patterns = once(() => ({
  /** Texts that people type to test a form. */
  trial: new RegExp(`^${anyOf(readLines("preparation/data/trials.txt"))}$`, "iu"),
  /** Words that say nothing when they are repeated. */
  empty: new RegExp(`^${anyOf(readLines("preparation/data/empty-words.txt"))}$`, "iu"),
}));

const SYLLABLES = /^([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,4})\1{2,}(\p{L}{0,2})$/u;
const LAUGHTER = /^[aeo]?(?:h[aeiou]+)+h?$|^(?:ja|je|ji|rs|kk|xa)+j?$|^(?:х[аеи])+х?$/u;

/** Why a text only fills the field (a web address, digits, placeholder text, repetition), or null. */
export function fillerReason(text: string, codingType: CodingType): string | null {
  if (ADDRESS.test(text)) return codingType === "entity" ? null : "is only a web address";
  if (MANY_DIGITS.test(text) && !ROUND.test(text)) return "holds only digits";
  if (PLACEHOLDER.test(text)) return "is a placeholder text";
  const bare = bareWords(text);
  if (patterns().trial.test(bare)) return "only tries out the form";
  const words = bare.split(" ");
  const [first = ""] = words;
  if (words.length > 1 && patterns().empty.test(first) && words.every((word) => word === first)) {
    return "repeats an empty word";
  }
  const joined = words.join("");
  const [, syllable, rest = ""] = SYLLABLES.exec(joined) ?? [];
  const isOver = syllable?.startsWith(rest) && words.length <= 1 && !LAUGHTER.test(joined);
  return isOver ? "repeats the same letters" : null;
}
