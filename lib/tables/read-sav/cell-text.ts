import { trimEnd } from "@/lib/text/trim-end";
import { decodeWhole } from "../encoding-names";
import { twoDigits } from "../two-digits";
import { SYSTEM_MISSING } from "./case-data";
import { doubleAt } from "./cursor";
import type { Variable } from "./variables";

/** The first day of the Gregorian calendar, from which SPSS counts seconds. */
const EPOCH = Date.UTC(1582, 9, 14);
const DATES = new Set([20, 23, 24, 28, 29, 30, 38, 39]);
const DATE_TIMES = new Set([22, 41]);
const TIMES = new Set([21, 25, 40]);
const LATEST = 8.64e15;

/** A value as text: its label if it has one, dates in ISO 8601, null for missing values. */
export function cellText(
  bytes: Buffer,
  { width, parts, format, valueLabels, missing }: Variable,
  { decoder, isLittleEndian }: { decoder: TextDecoder; isLittleEndian: boolean },
): string | null {
  if (width === 0) {
    const number = doubleAt(bytes, parts[0]?.start ?? 0, isLittleEndian);
    if (number === SYSTEM_MISSING || Number.isNaN(number)) return null;
    if (missing.range && number >= missing.range[0] && number <= missing.range[1]) return null;
    const written = String(number);
    if (missing.values.has(written)) return null;
    return valueLabels.get(written) ?? momentText(number, format) ?? written;
  }
  const text = trimEnd(decodeWhole(decoder, stringBytes(bytes, parts, width)), /[ \0]/);
  if (missing.values.has(text)) return null;
  return valueLabels.get(text) ?? text;
}

function stringBytes(bytes: Buffer, parts: Variable["parts"], width: number): Uint8Array {
  const [first, ...others] = parts.map(({ start, length }) => bytes.subarray(start, start + length));
  if (!first) return Buffer.alloc(0);
  return (others.length > 0 ? Buffer.concat([first, ...others]) : first).subarray(0, width);
}

function momentText(seconds: number, format: number): string | null {
  if (TIMES.has(format)) return timeText(seconds);
  if (!DATES.has(format) && !DATE_TIMES.has(format)) return null;
  const milliseconds = EPOCH + Math.round(seconds * 1_000);
  if (Math.abs(milliseconds) > LATEST) return null;
  const moment = new Date(milliseconds).toISOString();
  return DATES.has(format) ? moment.slice(0, 10) : moment.slice(0, 19);
}

function timeText(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds));
  const clock = [whole / 3_600, (whole / 60) % 60, whole % 60].map((part) => twoDigits(Math.floor(part))).join(":");
  return seconds < 0 ? `-${clock}` : clock;
}
