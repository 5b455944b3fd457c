import type { Day } from "./read-day";
import { twoDigits } from "./two-digits";

/** The periods by which dates become a segment, the shortest first. */
export const PERIODS = ["week", "month", "quarter", "year"] as const;
export type Period = (typeof PERIODS)[number];

/**
 * The period of a day: `2026-W11`, `2026-03`, `2026-Q1` or `2026`, which sort by time as text. Weeks are those of
 * ISO 8601, which begin on Monday; the first one of a year has its first Thursday.
 */
export function periodOf({ year, month, day }: Day, by: Period): string {
  switch (by) {
    case "week":
      return weekOf(new Date(Date.UTC(year, month - 1, day)));
    case "month":
      return `${year}-${twoDigits(month)}`;
    case "quarter":
      return `${year}-Q${Math.ceil(month / 3)}`;
    case "year":
      return `${year}`;
  }
}

const DAY = 86_400_000;

/** The ISO week of a date: the year of its Thursday, and how many Thursdays the year has had by then. */
function weekOf(date: Date): string {
  const weekday = date.getUTCDay() || 7;
  const thursday = new Date(date.getTime() + (4 - weekday) * DAY);
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / DAY;
  return `${year}-W${twoDigits(Math.floor(days / 7) + 1)}`;
}
