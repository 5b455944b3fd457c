import type { SavColumn } from "@/db/schema/segment-labels";
import { withoutHtml } from "@/lib/text/plain-text";
import { twoDigits } from "./two-digits";
import { LONGEST_STRING } from "./write-sav/sav-file";

type SavValue = number | string;

/** The first day of the Gregorian calendar, from which SPSS counts seconds. */
const EPOCH = Date.UTC(1582, 9, 14);
/** The kinds of formats whose numbers are dates, moments and times. */
const DATES = [20, 23, 24, 28, 29, 30, 38, 39];
const DATE_TIMES = [22, 41];
const TIMES = [21, 25, 40];
const LATEST = 8.64e15;

/** The texts that stand for values: regular expressions for JavaScript and PostgreSQL. */
const WRITTEN = {
  number: "^-?[0-9]+([.][0-9]+)?(e[+-]?[0-9]+)?$",
  date: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
  moment: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$",
  time: "^-?[0-9]{2,}:[0-9]{2}:[0-9]{2}$",
};
type Written = keyof typeof WRITTEN;

/**
 * Returns a function that writes the column's values as text: by their labels, dates in ISO 8601, null if the column
 * declares the value missing. Values with the same label are told apart: “Other”, “Other (7)”.
 */
export function textsOf(column: SavColumn): (value: SavValue) => string | null {
  const labels = distinctLabels(column);
  const missing = new Set(column.missing);
  const [low, high] = column.missingRange ?? [1, 0];
  const kind = kindOf(column);
  return (value) => {
    if (missing.has(value) || (typeof value === "number" && value >= low && value <= high)) return null;
    return labels.get(value) ?? (typeof value === "string" ? value : (momentText(value, kind) ?? String(value)));
  };
}

/**
 * Returns a function that gives the place of a stored text in the order of the column's values: numbers by size, strings
 * by their labels; null if no value has a label.
 */
export function placesIn(column: SavColumn): ((text: string) => number | undefined) | null {
  const places = new Map([...distinctLabels(column).keys()].map((value, place) => [value, place]));
  if (places.size === 0) return null;
  const readValue = valuesOf(column);
  return (text) => {
    const value = readValue(text);
    return typeof value === "number" ? value : places.get(value);
  };
}

/** Returns a function that finds the value for which an upload stored a text. It undoes `textsOf`. */
export function valuesOf(column: SavColumn): (text: string) => SavValue {
  const values = new Map([...distinctLabels(column)].map(([value, label]) => [plain(label), value]));
  return (text) => values.get(text) ?? (column.width > 0 ? text : (secondsIn(text, column) ?? Number(text)));
}

/** The numbers of the column's labels, by the text that an upload stored for them. */
export const numbersByLabel = (column: SavColumn): ReadonlyMap<string, number> =>
  new Map(
    [...distinctLabels(column)].flatMap(([value, label]) =>
      typeof value === "number" ? [[plain(label), value] as const] : [],
    ),
  );

/** Which texts have a value in the column: labels, and whatever matches the pattern. */
export const textsWithValue = (column: SavColumn) => ({
  labels: [...distinctLabels(column).values()].map(plain),
  pattern: column.width > 0 ? "" : WRITTEN[kindOf(column)],
});

/** A variable of an SPSS file that holds strings of up to this many bytes: as wide as it was, or wider. */
export function savVariable<Variable extends SavColumn>(variable: Variable, bytes: number): Variable {
  const { width, valueLabels = [] } = variable;
  if (width === 0) return variable;
  const longest = valueLabels.reduce((max, [value]) => Math.max(max, Buffer.byteLength(String(value))), bytes);
  return { ...variable, width: Math.min(LONGEST_STRING, Math.max(width, longest)) };
}

/** A label as uploads store it. */
const plain = (label: string) => withoutHtml(label).toWellFormed().trim();

function distinctLabels({ valueLabels = [] }: SavColumn): Map<SavValue, string> {
  const taken = new Set<string>();
  return new Map(
    valueLabels.flatMap(([value, label]) => {
      if (label === "") return [];
      let own = label;
      while (taken.has(own)) own = `${own} (${value})`;
      taken.add(own);
      return [[value, own] as const];
    }),
  );
}

function kindOf({ format }: SavColumn): Written {
  const kind = format?.kind ?? 0;
  if (DATES.includes(kind)) return "date";
  if (DATE_TIMES.includes(kind)) return "moment";
  return TIMES.includes(kind) ? "time" : "number";
}

function momentText(seconds: number, kind: Written): string | null {
  if (kind === "number") return null;
  if (kind === "time") return timeText(seconds);
  const milliseconds = EPOCH + Math.round(seconds * 1_000);
  if (Math.abs(milliseconds) > LATEST) return null;
  return new Date(milliseconds).toISOString().slice(0, kind === "date" ? 10 : 19);
}

function timeText(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds));
  const clock = [whole / 3_600, (whole / 60) % 60, whole % 60].map((part) => twoDigits(Math.floor(part))).join(":");
  return seconds < 0 ? `-${clock}` : clock;
}

function secondsIn(text: string, column: SavColumn): number | null {
  const kind = kindOf(column);
  if (kind === "number") return null;
  if (kind !== "time") return (Date.parse(kind === "date" ? text : `${text}Z`) - EPOCH) / 1_000;
  const [hours = 0, minutes = 0, seconds = 0] = text.replace("-", "").split(":").map(Number);
  return (text.startsWith("-") ? -1 : 1) * (3_600 * hours + 60 * minutes + seconds);
}
