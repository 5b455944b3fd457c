import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { functionWordsOf } from "@/lib/language/function-words/function-words";
import { headingsOf } from "@/lib/language/headings/headings";
import { keyPhrases, titled } from "./naming";
import { MIN_SIDE_PHRASE_SHARE } from "./parameters";
import { HEAD_FIRST } from "./text-phrases";
import type { Theme, ThemeMention } from "./theme";
import type { Wordings } from "./wordings";

/**
 * Names the praise and the complaints of a theme: by a typical phrase with a word of feeling ("Friendly nurses" for the
 * theme "Nurses"), otherwise by the topic with "praise" or "complaints". A topic with a feeling ("Long queues") names
 * the side of that feeling, here the complaints; the other side is named by the rest of the topic ("Queues: praise").
 * The topic names both sides if the rest would lack the topic's main word ("Savings interest") or be a fragment, or if
 * the feelings of the topic's words cancel out.
 */
export function sidesOf(
  topic: string,
  { phrases, uses, language }: Wordings,
  members: readonly number[],
  mentions: readonly ThemeMention[],
): Pick<Theme, "positive" | "negative"> {
  const { valence } = lexiconOf(language);
  const { praised, criticised } = headingsOf(language);
  const words = topic.split(" ");
  const plain = words.filter((word) => valence(word.toLowerCase()) === undefined);
  if (plain.length < words.length) {
    const feeling = words.reduce((sum, word) => sum + (valence(word.toLowerCase()) ?? 0), 0);
    const rest = titled(plain.join(" "));
    const isFragment = [plain[0], plain.at(-1)].some((word = "") => functionWordsOf(language).has(word.toLowerCase()));
    const isHeadless = HEAD_FIRST.has(language) ? plain[0] !== words[0] : plain.at(-1) !== words.at(-1);
    if (feeling === 0 || isHeadless || isFragment) return { positive: topic, negative: topic };
    return feeling > 0
      ? { positive: topic, negative: `${rest}: ${criticised}` }
      : { positive: `${rest}: ${praised}`, negative: topic };
  }
  const named = (side: "Positive" | "Negative", otherwise: string) => {
    const sign = side === "Positive" ? 1 : -1;
    const own = keyPhrases(
      phrases,
      members.filter((_, at) => mentions[at]?.sentiment === side),
    ).find(({ text, share }) => {
      const [first = "", ...subject] = text.toLowerCase().split(" ");
      return (
        share >= MIN_SIDE_PHRASE_SHARE &&
        subject.length > 0 &&
        topic.toLowerCase().endsWith(subject.join(" ")) &&
        (valence(first) ?? 0) * sign > 0
      );
    });
    return own ? titled(uses.cased(own.text)) : `${topic}: ${otherwise}`;
  };
  return { positive: named("Positive", praised), negative: named("Negative", criticised) };
}
