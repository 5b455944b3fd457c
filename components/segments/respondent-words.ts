import { pairWords } from "./segment-words";

type Segments = Record<string, string | number>;
type NameOf = (key: string) => string;

/** A longer name would crowd out the values, so that the key is shown instead. */
const LONGEST_NAME = 24;

/** A respondent's segments as text. A number is shown with its name (“age 34”), other values alone (“North”). */
export const segmentWords = (segments: Segments, nameOf: NameOf): string[] =>
  filled(segments).map(([key, value]) =>
    Number.isNaN(Number(value)) ? String(value) : `${shortName(key, nameOf)} ${value}`,
  );

/** A respondent's segments in full, with their names. */
export const segmentLines = (segments: Segments, nameOf: NameOf): string[] =>
  filled(segments).map(([key, value]) => pairWords(nameOf(key), value));

const filled = (segments: Segments) => Object.entries(segments).filter(([, value]) => value !== "");

const shortName = (key: string, nameOf: NameOf) => (nameOf(key).length > LONGEST_NAME ? key : nameOf(key));
