import { DUTCH } from "./phrases-dutch";
import { ENGLISH } from "./phrases-english";
import { FRENCH } from "./phrases-french";
import { GERMAN } from "./phrases-german";
import { ITALIAN } from "./phrases-italian";
import { PORTUGUESE } from "./phrases-portuguese";
import { SPANISH } from "./phrases-spanish";

/** A set phrase or sign and the feeling it has, whatever its words. */
export type Phrase = {
  pattern: RegExp;
  value: number;
  /**
   * What it does to words of feeling in its sentence: what a wish is for is no praise; a subject has its value only
   * where none says otherwise; `turned` makes what follows its contrary; what is `over` was praised in vain before.
   */
  effect?: "wish" | "subject" | "turned" | "over";
};

/** The set phrases of a language: patterns one per line, by what they tell. */
export type PhraseLists = {
  /** Words that would turn others, and do not here: "not only". */
  quiet: string;
  contentment: string;
  /** What is good to have, unless other words say that it is not: "value for money". */
  subjects: string;
  /** What denies or puts in the past all that follows: "can't say that", "used to". */
  turned: string;
  /** What should be otherwise: "could be", "lack of". */
  wishes: string;
  /** What ends the praise that stands before: "isn't what it was", "has gone downhill". */
  over: string;
  blame: string;
  /** What mostly is a complaint: effort, long times, "why do ...". */
  troubles: string;
  /** Faint praise and comparisons. */
  better: string;
};

/** Whole phrases of lower case whose feeling their words do not show, by language; the first that fits takes its words away. */
export const PHRASES: Readonly<Record<string, readonly Phrase[]>> = {
  en: phrasesOf(ENGLISH),
  de: phrasesOf(GERMAN),
  es: phrasesOf(SPANISH),
  fr: phrasesOf(FRENCH),
  pt: phrasesOf(PORTUGUESE),
  it: phrasesOf(ITALIAN),
  nl: phrasesOf(DUTCH),
};

/** Feeling of emoji, emoticons and marks out of 5 or 10; skin tones and presentation marks may follow. */
export const SYMBOLS: readonly Phrase[] = [
  {
    pattern:
      /[😀😃😄😁😆😊🙂😍🥰😘🤩😎👍👌🙏❤💕💖💯⭐🌟✨🎉🥳😋🤗👏💪☺♥😻😇🥹😌💙💚💛💜🧡🤍💗💓💞💝🌹💐🙌✅🏆🥇🫶]|(?:[:;=8]['-]?[)D]|[xX]D)(?![\p{L}\d])|\^_?\^|<3(?!\d)/gu,
    value: 3,
  },
  {
    pattern:
      /[😞😟😠😡🤬😢😭👎💔😤😒🙁☹😖😣😩😫🤮🤢😾💩😕🤦🙄😑😓😥😰😨😱👿🤡❌🚫😔😿🥱]|[:=]['-]?\((?!\()|:-?[/|](?![/\d])|>:\(/gu,
    value: -3,
  },
  { pattern: /(?<![\d/.,])(?:(?:4|4[.,]5|5)\s?\/\s?5|(?:8|9|[89][.,]5|10)\s?\/\s?10)(?![\d/])/gu, value: 3 },
  { pattern: /(?<![\d/.,])(?:[01]\s?\/\s?5|[0-3]\s?\/\s?10)(?![\d/])/gu, value: -3 },
];

function phrasesOf(lists: PhraseLists): Phrase[] {
  return [
    { pattern: anyOf(lists.quiet), value: 0 },
    { pattern: anyOf(lists.contentment), value: 3 },
    { pattern: anyOf(lists.subjects), value: 3, effect: "subject" },
    { pattern: anyOf(lists.over), value: -2.5, effect: "over" },
    { pattern: anyOf(lists.turned), value: -1, effect: "turned" },
    { pattern: anyOf(lists.wishes), value: -2.5, effect: "wish" },
    { pattern: anyOf(lists.blame), value: -2.5 },
    { pattern: anyOf(lists.troubles), value: -1.5 },
    { pattern: anyOf(lists.better), value: 2 },
  ];
}

function anyOf(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list.trim().replace(/\s*\n\s*/g, "|")})(?!\\p{L})`, "gu");
}
