import type { FieldFrame } from "@/lib/language/frames/frames";
import { stemsOf } from "@/lib/language/terms";
import type { CodebookRequest, OwnFrame } from "../../../engine";
import type { Reading } from "../../reading";
import type { Side } from "../../sentiment/sides";
import { type Candidate, codesOfTheme } from "../codes-of-theme";
import { supportOf, type Theme } from "../theme";
import { themesOfField, themesOfOwn } from "./framed-themes";
import { MIN_LIFT } from "./parameters";

type Limits = { min: number; asked: Side | null };

/** The codes of a frame that at least `min` answers mention. Only an own frame gives its codes a sentiment. */
export function frameCandidates(
  frame: FieldFrame | OwnFrame,
  readings: readonly Reading[],
  request: CodebookRequest,
  { min, asked }: Limits,
): Candidate[] {
  const { answers, codingType, language, requests } = request;
  const candidates = isOfField(frame)
    ? themesOfField(frame, readings, language).flatMap((theme) =>
        codesOfTheme(theme, codingType, answers.length, language, { asked, requests }),
      )
    : themesOfOwn(frame, readings, request).map(({ theme, code: { name, sentiment } }) => {
        return { theme, name, sentiment, mentions: theme.mentions };
      });
  return candidates.filter(({ mentions }) => supportOf(mentions) >= min);
}

/**
 * The themes of the answers that fit no code of the frame, of which there are as many as room is left for. No known
 * theme is among them: they have the names of the answers' own words. Expressions of the frame name none: of those, the
 * codes of the frame are made, or they are what the whole survey is about ("Flight" in air travel). Nor does what is
 * said nearly as often beside the codes of the frame ("Course" in "a good course, but too fast").
 */
export function inOpenAnswers(
  readings: readonly Reading[],
  { frame, framed, language }: { frame: FieldFrame | OwnFrame; framed: readonly Candidate[]; language: string },
  room: number,
  themesIn: (readings: readonly Reading[], max: number) => Theme[],
): Theme[] {
  const fitting = new Set(framed.flatMap(({ mentions }) => mentions.map(({ answer }) => answer)));
  const open = [...readings.keys()].filter((answer) => !fitting.has(answer));
  if (open.length === 0 || room <= 0) return [];
  const keyOf = (expression: string) => stemsOf(expression, language).join(" ");
  const words = isOfField(frame) ? [...frame.words, ...frame.codes.flatMap((code) => code.words)] : [];
  const known = new Set(words.map(keyOf));
  const themes = themesIn(
    open.map((answer) => withoutKnownThemes(readings[answer] as Reading)),
    room,
  );
  const shareSaying = (topic: string, among: readonly number[]) => {
    const stems = stemsOf(topic, language);
    const saying = among.filter((answer) => stems.every((stem) => readings[answer]?.stems.includes(stem)));
    return (saying.length + 0.5) / among.length;
  };
  const isOwn = ({ topic }: Theme) => shareSaying(topic, open) >= MIN_LIFT * shareSaying(topic, [...fitting]);
  return themes
    .filter((theme) => !known.has(keyOf(theme.topic)) && (fitting.size === 0 || isOwn(theme)))
    .map((theme) => ({
      ...theme,
      mentions: theme.mentions.map((mention) => ({ ...mention, answer: open[mention.answer] as number })),
    }));
}

/** The share of the answers that mention a code of the frame. */
export function fittingShare(candidates: readonly Candidate[], answers: number): number {
  const framed = candidates.filter(({ theme }) => theme.definition !== undefined);
  return supportOf(framed.flatMap(({ mentions }) => mentions)) / Math.max(1, answers);
}

const isOfField = (frame: FieldFrame | OwnFrame): frame is FieldFrame => "words" in frame;

const withoutKnownThemes = (reading: Reading): Reading => ({
  ...reading,
  passages: reading.passages.map((passage) => ({ ...passage, hits: [] })),
});
