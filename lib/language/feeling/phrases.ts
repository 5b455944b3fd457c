import { memoized } from "../memoized";
import { anyOf, readTable } from "../read-data";

/** A set phrase or symbol that has a feeling of its own, whatever the words in it. */
export type Phrase = {
  pattern: RegExp;
  value: number;
  /**
   * The effect of the phrase on other words of its sentence:
   * - `wish`: praise after the phrase is only a wish ("could be cleaner") and does not count;
   * - `subject`: the phrase's value counts only if nothing else in the sentence has a feeling;
   * - `turned`: the words after the phrase mean the opposite;
   * - `over`: praise before the phrase is about the past and does not count.
   */
  effect?: "wish" | "subject" | "turned" | "over";
};

const LISTED = new Set(["de", "en", "es", "fr", "it", "nl", "pt"]);

/** The kinds of set phrases in the order in which they are searched for, with the value of each. */
const KINDS: readonly ({ kind: string } & Pick<Phrase, "value" | "effect">)[] = [
  /** Has no feeling, although its words look negated: "not only". */
  { kind: "neutral", value: 0 },
  { kind: "contentment", value: 3 },
  /** Good to have, unless other words say that it is not: "value for money". */
  { kind: "subjects", value: 3, effect: "subject" },
  /** The praise before it no longer holds: "isn't what it was", "has gone downhill". */
  { kind: "over", value: -2.5, effect: "over" },
  /** Denies the words after it, or puts them in the past: "can't say that", "used to". */
  { kind: "turned", value: -1, effect: "turned" },
  /** Says what should be different: "could be", "lack of". */
  { kind: "wishes", value: -2.5, effect: "wish" },
  { kind: "blame", value: -2.5 },
  /** Mostly a complaint: effort, long times, "why do ...". */
  { kind: "troubles", value: -1.5 },
  /** Faint praise and comparisons. */
  { kind: "better", value: 2 },
];

/** The set phrases of a language (ISO 639-1), one pattern for each kind; the patterns expect text in lower case. */
export const phrasesOf = memoized((language): readonly Phrase[] => {
  if (!LISTED.has(language)) return [];
  const rows = readTable(`language/feeling/data/phrases-${language}.tsv`, ["kind", "pattern"]);
  return KINDS.map(({ kind, ...phrase }) => {
    const patterns = rows.flatMap((row) => (row.kind === kind ? row.pattern : []));
    return { pattern: new RegExp(`(?<!\\p{L})${anyOf(patterns)}(?!\\p{L})`, "gu"), ...phrase };
  });
});

/**
 * Emoji, emoticons and marks out of 5 or 10 with their feeling. Skin tones and presentation marks may follow an emoji.
 */
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
