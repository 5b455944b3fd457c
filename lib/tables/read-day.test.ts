import { describe, expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import { findDayOrder } from "./day-order";
import { PERIODS, periodOf } from "./periods";
import { type DayOrder, isDate, namesNoDay, readDay } from "./read-day";

const written = (cell: string, order: DayOrder) => {
  const day = readDay(cell, order);
  return day && `${day.year}-${day.month}-${day.day}`;
};

describe("a day", () => {
  it.each([
    "2026-03-14",
    "2026/3/14",
    "2026.03.14",
    "2026. 3. 14.",
    " 2026-03-14 ",
    "20260314",
    "2026-03-14T10:22:33.123Z",
    "2026-03-14 23:59:59 +0200",
    "2026/03/14 10:22:33 PM GMT+1",
    "14.03.2026",
    "14. 3. 2026",
    "14.3.26 10:22",
    "14-03-2026, 10:22 Uhr",
    "14/3/2026 1:05 pm",
    "14/03/2026 10:22:33 AM",
    "2026. 3. 14. 10:22",
    "14.03.2026 10.22.33",
    "14/03/2026 10h22",
    "14/03/2026 24:00",
    "14/3/2026 10:22 a. m.",
    "14/3/2026 10:22\u202fp.m.",
    "2026-03-14 10:22:33+01",
    "2026-03-14 10:22:33.123456789 +0100 CET",
    "2026-03-14T10:22:33.123+01:00[Europe/Berlin]",
    "2026-03-14 10:22 America/Argentina/Buenos_Aires",
    "2026-03-14 10:22:33 GMT+0100 (Central European Standard Time)",
    "2026-03-14 10:22 UTC-03:30",
    "14/03/2026 10:22 PM EDT",
    "２０２６/０３/１４",
    "２０２６／０３／１４　１０：２２",
  ])("is read from %j", (cell) => {
    expect(written(cell, "day-first")).toBe("2026-3-14");
  });

  it("is read in the given order of day and month, and in no other", () => {
    expect([written("3/4/2026", "day-first"), written("3/4/2026", "month-first")]).toEqual(["2026-4-3", "2026-3-4"]);
    expect([written("3/14/26 10:22", "day-first"), written("3/14/26 10:22", "month-first")]).toEqual([
      null,
      "2026-3-14",
    ]);
    expect([written("1/2/29", "day-first"), written("1/2/30", "day-first")]).toEqual(["2029-2-1", "1930-2-1"]);
  });

  it("is one that the calendar has", () => {
    expect(written("29.02.2028", "day-first")).toBe("2028-2-29");
    for (const cell of ["29.02.2026", "31.04.2026", "2026-13-01", "2026-00-10", "0.1.2026", "20261301"]) {
      expect([cell, readDay(cell, "day-first")]).toEqual([cell, null]);
    }
  });

  it.each([
    "",
    "n/a",
    "2026",
    "2026-03",
    "46095",
    "12345678",
    "1.2",
    "1.2.3",
    "10:22:00",
    "26-03-14",
    "14/03-2026",
    "March 14, 2026",
    "14.03.2026 - 20.03.2026",
    "2026-03-140",
    "0026-03-14",
    "192.168.10.12",
    "06.12.04.56",
    "06.12.04.56.78",
    "10.1.10.20:8080",
    "14.03.2026.10:22",
    "14.03.2026 10:22 the room was cold",
    "14.03.2026 10:22 Uhr morgens",
    "14.03.2026 10:22 - 20.04.2026 11:00",
    "14.03.2026 10:22 (the room was cold)",
    "14.03.2026 99:99",
    "14.03.2026 25:00",
    "14.03.2026 10:22:60",
    "14.03.2026 10:22 +99:00",
    "٢٠٢٦-٠٣-١٤",
  ])("is not read from %j", (cell) => {
    expect([readDay(cell, "day-first"), readDay(cell, "month-first")]).toEqual([null, null]);
  });

  it("is told from numbers and from words for none", () => {
    expect(["2026-03-14", "3/4/2026", "20260314", "17"].map(isDate)).toEqual([true, true, false, false]);
    expect(["n/a", "-", "0000-00-00 00:00:00", "0", "week 3"].map(namesNoDay)).toEqual([true, true, true, true, false]);
    expect(["２０２６/０３/１４", "００００-００-００", "٢٠٢٦-٠٣-١٤", "२०२६"].map(namesNoDay)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("is searched for in time linear to the length of a cell", () => {
    const hostile = `2026-03-14 ${"10:22 ".repeat(20_000)}`;
    const read = (cell: string) => [readDay(cell, "day-first"), isDate(cell), namesNoDay(cell)];
    expect(timesAsSlow(read, { hostile, ordinary: "answer ".repeat(17_000) })).toBeLessThan(20);
    const often = (cell: string) => Array.from({ length: 2_000 }, () => read(cell));
    for (const end of [
      "(Aa Aa Aa Aa Aa Aa Aa Aa Aa Aa Aa Aa Aa Aa Aa A!",
      "Aa/A_________________/A________________!",
    ]) {
      const times = timesAsSlow(often, { hostile: `2026-03-14 10:22 AM CET ${end}`, ordinary: "2026-03-14 10:22" });
      expect(times).toBeLessThan(20);
    }
  });
});

describe("the order of day and month in a column", () => {
  it.each([
    ["day-first", ["3/4/2026", "13/4/2026", "n/a"]],
    ["month-first", ["3/4/2026", "4/13/2026", "2026-05-01"]],
    ["day-first", ["03.04.2026", "05.06.2026"]],
    ["month-first", ["03.04.2026", "04.13.2026"]],
    ["unclear", ["3/4/2026", "12/12/2026", "01.02.2026"]],
    ["mixed", ["13/4/2026", "4/13/2026"]],
    ["year-first", ["03/03/2026", "04/04/2026"]],
    ["day-first", ["03.03.2026", "04.04.2026"]],
    ["day-first", ["03/03/2026", "03.04.2026"]],
    ["unclear", ["03/03/2026", "3/4/2026"]],
    ["year-first", ["2026-03-04", "20260304", "n/a", "17"]],
  ])("is %s in %j", (order, cells) => {
    expect(findDayOrder(cells)).toBe(order);
  });
});

describe("the period of a day", () => {
  it("is a week, a month, a quarter or a year, and sorts by time", () => {
    const day = { year: 2026, month: 3, day: 14 };
    expect(PERIODS.map((by) => periodOf(day, by))).toEqual(["2026-W11", "2026-03", "2026-Q1", "2026"]);
    expect(periodOf({ year: 2026, month: 12, day: 31 }, "quarter")).toBe("2026-Q4");
  });

  it.each([
    [2026, 1, 1, "2026-W01"],
    [2021, 1, 3, "2020-W53"],
    [2024, 12, 30, "2025-W01"],
    [2023, 1, 1, "2022-W52"],
    [2026, 12, 31, "2026-W53"],
    [2027, 1, 4, "2027-W01"],
  ])("follows ISO 8601 for the week of %i-%i-%i", (year, month, day, week) => {
    expect(periodOf({ year, month, day }, "week")).toBe(week);
  });
});
