import { ENGLISH } from "./phrases-english";
import { GERMAN } from "./phrases-german";
import { FRENCH, PORTUGUESE, SPANISH } from "./phrases-romance";

/** A set phrase or sign and the feeling it has, whatever its words; what a wish is for is no praise. */
export type Phrase = { pattern: RegExp; value: number; isWish?: boolean };

/** The set phrases of a language: patterns one per line, by what they tell. */
export type PhraseLists = {
  /** Words that would turn others, and do not here: "not only". */
  quiet: string;
  contentment: string;
  /** What should be otherwise: "could be", "lack of". */
  wishes: string;
  blame: string;
  /** Faint praise and comparisons. */
  better: string;
};

/** Whole phrases whose feeling their words do not show, by language; the first that fits takes its words away. */
export const PHRASES: Readonly<Record<string, readonly Phrase[]>> = {
  en: phrasesOf(ENGLISH),
  de: phrasesOf(GERMAN),
  es: phrasesOf(SPANISH),
  fr: phrasesOf(FRENCH),
  pt: phrasesOf(PORTUGUESE),
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

function phrasesOf({ quiet, contentment, wishes, blame, better }: PhraseLists): Phrase[] {
  return [
    { pattern: anyOf(quiet), value: 0 },
    { pattern: anyOf(contentment), value: 3 },
    { pattern: anyOf(wishes), value: -2.5, isWish: true },
    { pattern: anyOf(blame), value: -2.5 },
    { pattern: anyOf(better), value: 2 },
  ];
}

function anyOf(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list.trim().replace(/\s*\n\s*/g, "|")})(?!\\p{L})`, "giu");
}
