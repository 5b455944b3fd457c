import type { CodingType } from "@/db/schema/terms";
import { bareWords } from "@/lib/language/normalize";

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;
const MANY_DIGITS = /^\d{7,}$/u;
const ROUND = /000$/u;
const PLACEHOLDER = /\blorem ipsum\b|\bdolor sit amet\b|^(?:the )?quick brown fox\b/iu;
/** What people type to see whether a form works. */
const TRIAL =
  /^(?:(?:this is (?:just )?a |just (?:a )?|das ist ein |c'est un )?(?:test|testing|tests)(?: (?:test|testing|antwort|answer|response|text|\d+))*|(?:bla+h?){2,}|(?:hello world|hallo welt)|(?:answer|antwort|response) ?\d+)$/iu;
/** Words that say nothing, the more so when they come again and again. */
const EMPTY_WORDS =
  /^(?:bla+h?|blub+|yada|yadda|la|na|da|di|du|ba|ta|test|testing|asd+f?|qwe|jkl|foo|bar|xxx?|lorem|lol|xd|jk|bzz+|brr+|тест|бла|ля|на|بلا)$/iu;
const SYLLABLES = /^([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,4})\1{2,}(\p{L}{0,2})$/u;
const LAUGHTER = /^(?:[aeo]?h[aeiou]+)+h?$|^(?:ja|je|ji|rs|kk|xa)+j?$|^(?:х[аеи])+х?$/u;

/** Why a text only fills the field (an address, digits, a placeholder text, the same again and again), or null. */
export function fillerReason(text: string, codingType: CodingType): string | null {
  if (ADDRESS.test(text)) return codingType === "entity" ? null : "is only a web address";
  if (MANY_DIGITS.test(text) && !ROUND.test(text)) return "holds only digits";
  if (PLACEHOLDER.test(text)) return "is a placeholder text";
  const bare = bareWords(text);
  if (TRIAL.test(bare)) return "only tries out the form";
  const words = bare.split(" ");
  const [first = ""] = words;
  if (words.length > 1 && EMPTY_WORDS.test(first) && words.every((word) => word === first)) {
    return "repeats an empty word";
  }
  const joined = words.join("");
  const [, syllable, rest = ""] = SYLLABLES.exec(joined) ?? [];
  const isOver = syllable?.startsWith(rest) && words.length <= 1 && !LAUGHTER.test(joined);
  return isOver ? "repeats the same letters" : null;
}
