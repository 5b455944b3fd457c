import type { Reading } from "../reading";
import { FEW_ANSWERS, MIN_WHOLE_NAME_SHARE, THEME_WORD_SHARE } from "./known-theme-parameters";
import type { KnownTheme } from "./known-themes";
import { type MainConcept, mainConcept } from "./main-concept";
import { typicalWords, wordIndex } from "./typical-words";

/**
 * The known themes that the answers really mention: enough mentions contain the theme's name or a word for its subject,
 * and enough words typical of the mentions are cues of the theme. A theme found only by other cues often is another
 * subject: "quick" and "hope" (Spanish "espero") do not mean "Waiting time". If there are too few answers to judge, all
 * themes are kept. "Overall experience" is always kept, because answers hardly ever name it.
 */
export function saidThemes(
  themes: readonly KnownTheme[],
  readings: readonly Reading[],
  language: string,
): KnownTheme[] {
  if (readings.length < FEW_ANSWERS) return [...themes];
  const passages = readings.flatMap((reading) => reading.passages);
  const words = wordIndex(
    passages.map(({ text }) => text),
    language,
  );
  const unitOf = new Map(passages.map((passage, unit) => [passage, unit]));
  return themes.filter(({ concept, mentions }) => {
    const own = mentions.map((mention) => {
      const hits = mention.passage.hits.filter((hit) => hit.concept === concept);
      return { ...mention, passage: { ...mention.passage, hits } };
    });
    const members = mentions.flatMap(({ passage }) => unitOf.get(passage) ?? []);
    const main = mainConcept(own, typicalWords(words, members), language);
    return main !== undefined && (main.isOverall || isSaidTheme(main));
  });
}

function isSaidTheme({ isSure, isSaid, wordShare, nameShare, sureShare }: MainConcept): boolean {
  return isSure && isSaid && wordShare >= THEME_WORD_SHARE && Math.max(nameShare, sureShare) >= MIN_WHOLE_NAME_SHARE;
}
