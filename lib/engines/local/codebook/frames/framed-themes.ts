import type { Sentiment } from "@/db/schema/terms";
import { evenly } from "@/lib/data/parts";
import { indexOfPassage } from "@/lib/language/find-passage";
import { expressionFinder } from "@/lib/language/frames/expressions";
import type { FieldCode, FieldFrame } from "@/lib/language/frames/frames";
import { headingsOf } from "@/lib/language/headings/headings";
import { stemsOf } from "@/lib/language/terms";
import type { CodebookRequest, OwnFrame, SeedCode } from "../../../engine";
import type { Passage, Reading } from "../../reading";
import { sentimentModel } from "../../sentiment/sentiment-model";
import { learnTask } from "../../task-model";
import { MAX_FELT_TEXTS, MIN_FELT_PASSAGES } from "../parameters";
import type { Theme, ThemeMention } from "../theme";

type Mentioned = { code: FieldCode; counts: Map<string, number>; mentions: ThemeMention[] };

/**
 * The codes of a frame as themes, each with the passages that say one of its typical expressions, and with those of its
 * expressions that people say, the commonest first.
 */
export function themesOfField({ codes }: FieldFrame, readings: readonly Reading[], language: string): Theme[] {
  const find = expressionFinder(
    codes.flatMap((code) => code.words.map((word) => [word, { code, word }] as const)),
    language,
  );
  const feel = feelingsOf(readings, language);
  const found = new Map(codes.map((code): [FieldCode, Mentioned] => [code, { code, counts: new Map(), mentions: [] }]));
  readings.forEach(({ passages }, answer) => {
    for (const passage of passages) {
      const said = new Map(find(passage.words).map(({ word, code }) => [word, code]));
      const own = new Set(said.values());
      for (const [word, code] of said) {
        const { counts } = found.get(code) as Mentioned;
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
      for (const code of own) {
        found.get(code)?.mentions.push({ answer, passage, sentiment: feel(passage), clarity: 1 / own.size });
      }
    }
  });
  return Array.from(found.values(), (mentioned) => themeOf(mentioned, language));
}

/** The codes of an organization's own frame as themes, with the passages for which the engine gives the code. */
export function themesOfOwn(
  { codes }: OwnFrame,
  readings: readonly Reading[],
  { answers, ...request }: CodebookRequest,
): { theme: Theme; code: SeedCode }[] {
  const given = codes.map((code, index) => ({ ...code, id: String(index), category: code.category ?? "" }));
  const codings = learnTask({ ...request, codes: given, examples: [] }).codeAll(answers);
  return codes.map((code, index) => {
    const mentions = codings.flatMap((coding, answer): ThemeMention[] => {
      const mention = coding.mentions.find(
        ({ codeId, confidence }) => codeId === String(index) && confidence !== "low",
      );
      const passages = readings[answer]?.passages ?? [];
      const passage = passages.find(({ text }) => indexOfPassage(text, mention?.evidence ?? "") >= 0) ?? passages[0];
      return mention && passage ? [{ answer, passage, sentiment: mention.mentionSentiment, clarity: 1 }] : [];
    });
    const { category, name, definition } = code;
    const heading = category ?? headingsOf(request.language).onlyThemes;
    const names = { topic: name, positive: name, negative: name, about: name };
    const theme = { ...names, category: heading, definition: definition ?? "", concept: null, keywords: [] };
    return { code, theme: { ...theme, typical: new Map(), mentions } };
  });
}

function themeOf({ code, counts, mentions }: Mentioned, language: string): Theme {
  const { name, category, definition } = code;
  const { praised, criticised } = headingsOf(language);
  const typical = new Map<string, number>();
  for (const [word, count] of counts) {
    for (const stem of stemsOf(word, language)) typical.set(stem, (typical.get(stem) ?? 0) + Math.sqrt(count));
  }
  const keywords = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  return {
    ...{ category, topic: name, positive: `${name}: ${praised}`, negative: `${name}: ${criticised}` },
    ...{ about: name, concept: null, keywords, typical, mentions, definition },
  };
}

/** The sentiment of passages: by their own words, else by a model that learns from the others, if most show one. */
function feelingsOf(readings: readonly Reading[], language: string): (passage: Passage) => Sentiment {
  const passages = readings.flatMap((reading) => reading.passages);
  const felt = passages.filter(({ sentiment }) => sentiment !== "Neutral").length;
  if (felt < passages.length * MIN_FELT_PASSAGES) return ({ sentiment }) => sentiment;
  const texts = evenly(
    passages.map(({ text }) => text),
    MAX_FELT_TEXTS,
  );
  const model = sentimentModel(texts, language);
  return (passage) => (passage.sentiment === "Neutral" ? model.sentiment(passage) : passage.sentiment);
}
