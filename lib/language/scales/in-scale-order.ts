import { isCatchAllName } from "../headings/catch-all-name";
import { once } from "../memoized";
import { hasNoContent } from "../no-answer/no-content";
import { anyOf, readTable } from "../read-data";

/** A value as it is written, and its words alone. */
type Value = { text: string; words: string };
/** Gives a value's place in a scale. */
type Scale = (value: Value) => number | undefined;

const LANGUAGES = ["en", "de", "es", "fr", "pt", "it", "nl"];

/**
 * The values of a closed question in the order of their scale, from low to high: agreement, satisfaction, frequency,
 * quality, likelihood, months, weekdays, ranges such as ages, and 0 to 10 with words at some numbers. Values beside the
 * scale, such as “Don't know”, come last. Null if the values are no scale.
 */
export function inScaleOrder(texts: readonly string[]): string[] | null {
  const values = texts.map((text) => ({ text, words: wordsOf(text) }));
  for (const scale of [pointsOf(values), ...wordScales(), ...calendars(), rangesOf(values)]) {
    const places = new Map(
      values.flatMap((value) => {
        const place = scale(value);
        return place === undefined ? [] : [[value.text, place] as const];
      }),
    );
    if (places.size < 2) continue;
    const others = texts.filter((text) => !places.has(text));
    if (!others.every((text) => hasNoContent(text) || isCatchAllName(text))) continue;
    return [...[...places.keys()].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)), ...others];
  }
  return null;
}

const LARGEST_POINT = 10;
const AT_START = /^[^\p{L}\p{N}-]?(\d{1,2})(?![\p{N}.,:])/u;
const AT_END = /(?:\(|\s[-–=:]\s?)(\d{1,2})\)?$/;

/** Points from 0 to 10 at the start or the end of values, each of them once; at least one is a mere number. */
function pointsOf(values: readonly Value[]): Scale {
  const points = new Map(
    values.flatMap(({ text }) => {
      const point = (AT_START.exec(text) ?? AT_END.exec(text))?.[1];
      return point !== undefined && Number(point) <= LARGEST_POINT ? [[text, Number(point)] as const] : [];
    }),
  );
  const isScale =
    new Set(points.values()).size === points.size && [...points].some(([text, point]) => text.trim() === `${point}`);
  return ({ text }) => (isScale ? points.get(text) : undefined);
}

const wordScales = once(() =>
  readTable("language/scales/data/scales.tsv", ["steps"]).map(({ steps }): Scale => {
    const places = new Map(
      steps.split("<").flatMap((step, place) => step.split("/").map((wording) => [wordsOf(wording), place] as const)),
    );
    return ({ words }) => places.get(words);
  }),
);

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
/** The days from Monday on. */
const DAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** Months, of one year or of several, and weekdays, in each language, in full or abbreviated. */
const calendars = once(() =>
  LANGUAGES.flatMap((language): Scale[] => {
    const placesOf = (dates: readonly Date[], part: "month" | "weekday") =>
      new Map(
        (["long", "short"] as const).flatMap((width) =>
          dates.map(
            (date, place) =>
              [
                wordsOf(new Intl.DateTimeFormat(language, { [part]: width, timeZone: "UTC" }).format(date)),
                place,
              ] as const,
          ),
        ),
      );
    const [months, days] = [placesOf(MONTHS, "month"), placesOf(DAYS, "weekday")];
    return [
      ({ words }) => {
        const month = months.get(words.replace(YEAR, "").trim());
        return month === undefined ? undefined : 12 * Number(YEAR.exec(words)?.[0] ?? 0) + month;
      },
      ({ words }) => days.get(words),
    ];
  }),
);

const upTo = once(() => {
  const words = anyOf(readTable("language/scales/data/up-to.tsv", ["pattern"]).map(({ pattern }) => pattern));
  return new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "u");
});
const NUMBER = /\d{1,3}(?:[.,' \u00a0\u202f’]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g;

/** Ranges of numbers that do not overlap, one of them without a lower end: “Under 18”, “18-24”, “25 and over”. */
function rangesOf(values: readonly Value[]): Scale {
  const ranges = new Map(
    values.flatMap((value) => {
      const range = rangeIn(value);
      return range ? [[value.text, range] as const] : [];
    }),
  );
  const sorted = [...ranges.values()].sort((one, other) => one.low - other.low || one.high - other.high);
  const isScale = sorted.every(({ low, high }, at) => low <= high && low >= (sorted[at - 1]?.high ?? -Infinity));
  const places = new Map(sorted.map((range, place) => [range, place]));
  return ({ text }) => {
    const range = ranges.get(text);
    return isScale && range && sorted[0]?.low === -Infinity ? places.get(range) : undefined;
  };
}

function rangeIn({ text, words }: Value): { low: number; high: number } | null {
  const [first, last, ...more] = (text.match(NUMBER) ?? []).map(numberIn);
  if (first === undefined || more.length > 0) return null;
  const isOpen = last === undefined && (/[<≤]/.test(text) || upTo().test(words));
  return { low: isOpen ? -Infinity : first, high: last ?? first };
}

const numberIn = (text: string) =>
  Number(/^\d{1,3}(\D\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text.replace(",", "."));

/** A wording in lower case, without marks, punctuation, endings such as “(e)” and “/a”, and what is in brackets. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/\([^()]*\)|\/\p{L}{1,2}(?!\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
