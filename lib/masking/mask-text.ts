import { indexOfPassage } from "@/lib/language/find-passage";
import { findCards, findIbans } from "./find-account-numbers";
import { findEmails, findLinks } from "./find-addresses";
import { findNames } from "./find-names";
import { findPhones } from "./find-phones";
import { foldCharacters } from "./fold-characters";
import type { PersonalDatum, PersonalPassage } from "./masking";

type Places = readonly [start: number, end: number];

/** A text with a mark such as "[email]" in place of each personal datum, and the positions of both. */
export type MaskedText = { text: string; original: string; spans: readonly { original: Places; masked: Places }[] };

export type MaskOptions = {
  /** ISO 639-1, of the answer and of the survey. */
  languages: readonly string[];
  /** Whether names of people are left as they are. */
  keepNames?: boolean;
  /** Whether a passage is to be left as it is, for instance the hotel's own address. */
  isAllowed?: (passage: string, kind: PersonalDatum) => boolean;
};

/** Masks everything that identifies a person. Takes time linear in the text's length. */
export function maskText(
  text: string,
  { languages, keepNames = false, isAllowed = () => false }: MaskOptions,
): MaskedText {
  const folded = foldCharacters(text);
  const found = withoutOverlaps([
    ...findEmails(folded),
    ...findLinks(folded),
    ...findIbans(folded),
    ...findCards(folded),
    ...findPhones(folded, languages),
    ...(keepNames ? [] : findNames(folded, languages)),
  ]).filter(({ kind, start, end }) => !isAllowed(text.slice(start, end), kind));
  let masked = "";
  let done = 0;
  const spans = found.map(({ kind, start, end }) => {
    masked += text.slice(done, start);
    const from = masked.length;
    masked += `[${kind}]`;
    done = end;
    return { original: [start, end] as const, masked: [from, masked.length] as const };
  });
  return { text: masked + text.slice(done), original: text, spans };
}

/** The passage of the original that a passage of the masked text stands for. */
export function unmaskPassage({ text, original, spans }: MaskedText, passage: string): string {
  const pairs = spans.map(({ masked, original: real }) => ({ from: masked, to: real }));
  return original.slice(...carry(indexesOf(text, passage), pairs));
}

/**
 * A translation of the masked text, with marks as the data that they stand for. Where a text has several marks of one
 * kind, they stay: a translation may change their order.
 */
export function unmaskMarks(translation: string, masked: MaskedText | undefined): string {
  if (!masked) return translation;
  return masked.spans.reduce((text, span) => {
    const mark = masked.text.slice(...span.masked);
    const isOnly = masked.text.indexOf(mark) === masked.text.lastIndexOf(mark);
    return isOnly ? text.replace(mark, () => masked.original.slice(...span.original)) : text;
  }, translation);
}

/** The passage of the masked text that stands for a passage of the original. */
export function maskPassage({ text, original, spans }: MaskedText, passage: string): string {
  const pairs = spans.map(({ masked, original: real }) => ({ from: real, to: masked }));
  return text.slice(...carry(indexesOf(original, passage), pairs));
}

/** The passages in order, without overlaps: of two that overlap, the first found is kept. */
function withoutOverlaps(found: readonly PersonalPassage[]): PersonalPassage[] {
  const kept: PersonalPassage[] = [];
  const taken = new Set<number>();
  for (const datum of found) {
    const places = Array.from({ length: datum.end - datum.start }, (_, index) => datum.start + index);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push(datum);
  }
  return kept.sort((one, other) => one.start - other.start);
}

function indexesOf(text: string, passage: string): Places {
  const start = Math.max(0, indexOfPassage(text, passage));
  return [start, start + passage.length];
}

/** Maps positions from one text to the other: a position within a span becomes the span's start or end. */
function carry([start, end]: Places, pairs: readonly { from: Places; to: Places }[]): [number, number] {
  const before = pairs.findLast(({ from }) => from[0] <= start);
  const until = pairs.findLast(({ from }) => from[0] < end);
  return [
    before ? (start < before.from[1] ? before.to[0] : before.to[1] + start - before.from[1]) : start,
    until ? (end <= until.from[1] ? until.to[1] : until.to[1] + end - until.from[1]) : end,
  ];
}
