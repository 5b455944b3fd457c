import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import { findColumns, guessRoles } from "./guess-columns";
import { readTable } from "./read-table";

const HOTEL = new URL("../../examples/hotel-stay.csv", import.meta.url);
const table = (columns: string[], rows: string[][]) => ({ columns, rows, notes: [] });

describe("the columns of answers and ids", () => {
  it("are found in the example survey", async () => {
    const hotel = await readTable("hotel-stay.csv", await readFile(HOTEL));
    const { text, id } = findColumns(hotel, {});
    expect([hotel.columns[text], hotel.columns[id ?? -1]]).toEqual(["answer", "respondent_id"]);
  });

  it("are the longest varied text (no repeated label) and a unique id (not just any number)", () => {
    const rows = Array.from({ length: 30 }, (_, index) => [
      `${index * 7}`,
      "A long label of the segment that every respondent of this country shares",
      `I liked part ${index} of the show`,
      `uid-${index}`,
    ]);
    const guess = findColumns(table(["score", "segment", "Q3", "Respondent ID"], rows), {});
    expect(guess).toEqual({ text: 2, id: 3 });
  });

  it.each(["EmployeeNo", "CustomerID", "customerId", "employee_no", "Staff Nr"])(
    "have ids in %s, though their numbers are in no order",
    (name) => {
      const rows = ["0412", "0077", "9310", "0501"].map((id, row) => [id, `The rota on ward ${row} was unfair`]);
      expect(guessRoles(table([name, "Why did you leave?"], rows)).id).toBe(0);
    },
  );

  it("have no id where none is unique and complete", () => {
    const rows = [
      ["1", "slow staff"],
      ["1", "nice room"],
      ["", "cold food"],
    ];
    expect(findColumns(table(["id", "answer"], rows), {})).toEqual({ text: 1, id: null });
  });

  it("are text in scripts without spaces too", () => {
    const rows = [
      ["1", "部屋がとても静かでした"],
      ["2", "朝食が美味しかったです"],
    ];
    expect(findColumns(table(["no", "回答"], rows), {})).toEqual({ text: 1, id: 0 });
  });

  it("are those that are named, in any letter case or by number", () => {
    const two = table(["Answer", "Other"], [["first text", "second text"]]);
    expect(findColumns(two, { text: "other", id: "1" })).toEqual({ text: 1, id: 0 });
    expect(() => findColumns(two, { text: "Missing" })).toThrow('no column "Missing". The columns are: Answer, Other.');
  });

  it("need a text", () => {
    expect(() => findColumns(table(["a", "b"], [["1", "2"]]), {})).toThrow("No column looks like open answers");
  });
});

describe("a segment", () => {
  it("is no column whose values are all different, such as times or addresses", () => {
    const rows = Array.from({ length: 8 }, (_, row) => [
      `${row}`,
      `2026-11-0${row + 1} 10:12`,
      `10.0.0.${row}`,
      row % 2 ? "North" : "South",
      `Room ${row} was too cold for us`,
    ]);
    const guess = guessRoles(table(["no", "StartDate", "IPAddress", "region", "answer"], rows));
    expect(guess).toEqual({ id: 0, texts: [4], segments: [3], dates: [], weight: null });
  });
});

/** The guess for so many rows of an id, an answer, and a third column that is filled by `cellOf`. */
const guessWith = (rows: number, cellOf: (row: number) => string) =>
  guessRoles(
    table(
      ["no", "answer", "third"],
      Array.from({ length: rows }, (_, row) => [`${row}`, `Room ${row} was too cold for us`, cellOf(row)]),
    ),
  );

describe("a column with many values", () => {
  const isProposed = (rows: number, cellOf: (row: number) => string) => guessWith(rows, cellOf).segments.length > 0;
  const dayOf = (row: number) => new Date(Date.UTC(2026, 0, 1 + (row % 84))).toISOString().slice(0, 10);

  it("is no segment unless each value has many rows", () => {
    expect(isProposed(540, (row) => `Branch ${row % 84}`)).toBe(false);
    expect(isProposed(540, (row) => `Branch ${row % 20}`)).toBe(true);
    expect(isProposed(540, (row) => `Branch ${row % 27}`)).toBe(true);
    expect(isProposed(4_000, (row) => `Branch ${row % 84}`)).toBe(true);
  });

  it("is no segment if the values are dates", () => {
    expect(isProposed(540, dayOf)).toBe(false);
    expect(isProposed(4_000, dayOf)).toBe(false);
    expect(isProposed(4_000, (row) => `${(row % 28) + 1}.${(row % 12) + 1}.2026 10:12`)).toBe(false);
    expect(isProposed(540, (row) => dayOf(row % 5))).toBe(true);
  });

  it("is no segment if nearly all values are dates", () => {
    for (const other of ["31.02.2026", "0000-00-00", "n/a", "soon"]) {
      expect(isProposed(1_000, (row) => (row === 500 ? other : dayOf(row % 50)))).toBe(false);
    }
  });
});

describe("a column of dates", () => {
  const guess = (rows: number, cellOf: (row: number) => string) => guessWith(rows, cellOf).dates;
  const dayAfter = (days: number) => new Date(Date.UTC(2024, 0, 15 + days)).toISOString().slice(0, 10);

  it("becomes a segment by the shortest period that has few values", () => {
    expect(guess(400, (row) => dayAfter(row % 84))).toEqual([{ column: 2, by: "month" }]);
    expect(guess(400, (row) => `${dayAfter(row)}T10:${10 + (row % 50)}:00Z`)).toEqual([{ column: 2, by: "month" }]);
    expect(guess(400, (row) => dayAfter(row * 3))).toEqual([{ column: 2, by: "quarter" }]);
    expect(guess(400, (row) => dayAfter(row * 9))).toEqual([{ column: 2, by: "year" }]);
    expect(guess(400, (row) => (row % 30 ? dayAfter(row % 84) : "n/a"))).toEqual([{ column: 2, by: "month" }]);
  });

  it("may have cells that say that there is no date, which count as empty", () => {
    const byMonth = [{ column: 2, by: "month" }];
    expect(guess(1_000, (row) => (row === 500 ? "0000-00-00" : dayAfter(row % 50)))).toEqual(byMonth);
    expect(guess(1_000, (row) => (row % 4 ? dayAfter(row % 50) : "n/a"))).toEqual(byMonth);
    expect(guess(1_000, (row) => (row < 300 ? "n/a" : dayAfter(row % 50)))).toEqual(byMonth);
    expect(guess(1_000, (row) => (row === 500 ? "31.02.2026" : dayAfter(row % 50)))).toEqual([]);
  });

  it("is no answer, though times may have words beside short answers", () => {
    const rows = Array.from({ length: 30 }, (_, row) => [
      `2026/03/${10 + (row % 20)} 10:${10 + row}:33 PM GMT+1`,
      `Too cold ${row}`,
    ]);
    expect(guessRoles(table(["Timestamp", "Q1"], rows)).texts).toEqual([1]);
    const withNone = rows.map(([moment = "", answer = ""], row) => [row === 7 ? "n/a" : moment, answer]);
    expect(guessRoles(table(["Timestamp", "Q1"], withNone)).texts).toEqual([1]);
  });

  it("becomes none if its period or its order of day and month is open", () => {
    expect(guess(400, (row) => dayAfter(row % 10))).toEqual([]);
    expect(guess(40, (row) => dayAfter(row * 700))).toEqual([]);
    expect(guess(400, (row) => `${(row % 12) + 1}/${((row * 5) % 12) + 1}/2026`)).toEqual([]);
    expect(guess(400, (row) => (row === 399 ? "2026-02-30" : dayAfter(row)))).toEqual([]);
  });

  it.each([
    ["ages", (row: number) => `${18 + (row % 60)}`],
    ["years", (row: number) => `${1930 + (row % 80)}`],
    ["numbers that could be dates", (row: number) => dayAfter(row).replaceAll("-", "")],
    ["zip codes", (row: number) => `${10_115 + row * 7}`],
    ["versions", (row: number) => `${row % 40}.${row % 30}.${row % 50}`],
    ["versions that could be dates", (row: number) => `1.${1 + (row % 9)}.${10 + (row % 4)}`],
    ["phone numbers", (row: number) => `0${1 + (row % 9)}.12.0${row % 4}.56.78`],
    ["addresses", (row: number) => `10.${1 + (row % 12)}.${10 + (row % 5)}.20:8080`],
    ["years of two digits", (row: number) => `${1 + (row % 12)}/${13 + (row % 15)}/26`],
    ["months", (row: number) => dayAfter(row).slice(0, 7)],
  ])("is no column of %s", (_, cellOf) => {
    expect(guess(400, cellOf)).toEqual([]);
  });
});

describe("a column with one value", () => {
  const withThird = (cellOf: (row: number) => string) =>
    guessRoles(
      table(
        ["no", "answer", "Finished"],
        Array.from({ length: 8 }, (_, row) => [`${row}`, `Room ${row} was too cold for us`, cellOf(row)]),
      ),
    ).segments;

  it("is a segment, as the wave is", () => {
    expect(withThird(() => "2026")).toEqual([2]);
  });

  it("is a segment where some rows are empty, as in a question of several choices", () => {
    expect(withThird((row) => (row % 2 ? "1" : ""))).toEqual([2]);
  });
});

describe("the weight", () => {
  const WEIGHTS = ["0.62", "1.1", "1.38", "0.9", "1"];
  const withWeights = (name: string, values: readonly string[] = WEIGHTS) =>
    guessRoles(
      table(
        ["no", "answer", name],
        values.map((value, row) => [`${row + 1}`, `Room ${row} was too cold for us`, value]),
      ),
    );

  it.each(["weight", "Weight", "WGT2", "Gewicht", "survey_weight", "weight_trimmed", "Gewichtung (Personen)", "poids"])(
    "is the column %s with positive numbers around 1",
    (name) => {
      expect(withWeights(name)).toEqual({ id: 0, texts: [1], segments: [], dates: [], weight: 2 });
    },
  );

  it("is searched for in long names in time linear to their length", () => {
    const hostile = `x${"wt ".repeat(7_000)}\nx`;
    expect(timesAsSlow(withWeights, { hostile, ordinary: "answer ".repeat(3_000) })).toBeLessThan(20);
  });

  it.each([
    ["another name", "score", WEIGHTS],
    ["a name that only begins so", "weightlifting", WEIGHTS],
    ["kilograms", "weight", ["61.5", "72.0", "80.4", "55.2", "90"]],
    ["classes", "weight", ["1", "2", "1", "1", "2"]],
    ["words", "weight", ["0.8", "light", "1.2", "1", "1"]],
  ])("is no column of %s", (_, name, values) => {
    expect(withWeights(name, values).weight).toBeNull();
  });
});

describe("columns that no person has written", () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, row) => row);
  const uuid = (row: number) => `3f2b8c1${row % 10}-9d4e-4a6b-8f01-${String(row).padStart(12, "0")}`;
  const agent = (row: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${row}.0) Gecko/20100101 Firefox/${row}.0`;

  it.each([
    ["user agents", agent],
    ["addresses of mail", (row: number) => `guest.number${row}@mail.example.org`],
    ["addresses of pages", (row: number) => `https://survey.example.org/start?source=mail&number=${row}`],
    ["addresses of machines", (row: number) => `2001:db8:85a3::8a2e:370:${(7000 + row).toString(16)}`],
    ["moments", (row: number) => `Sat Nov ${10 + row} 2026 10:12:33 GMT+0100 (Central European Standard Time)`],
    ["coordinates", (row: number) => `52.52${row}, 13.40${row}`],
    ["decimals", (row: number) => `52.52${row}`],
    ["files", (row: number) => `recording_of_the_guest_${row}.mp3`],
  ])("are no answers and no ids: %s", (_, cellOf) => {
    const rows = numbers(12).map((row) => [cellOf(row), `Room ${row} was cold`]);
    expect(guessRoles(table(["Recorded", "Q1"], rows))).toMatchObject({ id: null, texts: [1], segments: [] });
  });

  it("may be ids if they are UUIDs, but no answers", () => {
    const rows = numbers(12).map((row) => [uuid(row), `Room ${row} was cold`]);
    expect(guessRoles(table(["_uuid", "Q1"], rows))).toMatchObject({ id: 0, texts: [1] });
    expect(
      guessRoles(
        table(
          ["_uuid"],
          rows.map((cells) => cells.slice(0, 1)),
        ),
      ).texts,
    ).toEqual([]);
  });

  it("are not taken for ids if they are ages or names", () => {
    const rows = [34, 51, 20].map((age, row) => [`${age}`, ["Ann", "Bob", "Cem"][row] ?? "", `Room ${row} was cold`]);
    expect(guessRoles(table(["Age", "Guest", "Q1"], rows)).id).toBeNull();
  });
});

describe("closed questions", () => {
  const rows = (count: number, cellsOf: (row: number) => string[]) =>
    Array.from({ length: count }, (_, row) => [`${row}`, ...cellsOf(row)]);
  const SCALE = ["Very dissatisfied", "Rather dissatisfied", "Neither of them", "Rather satisfied", "Very satisfied"];
  const LANGUAGES = ["Python", "SQL", "HTML/CSS", "Visual Basic (.Net)", "Bash/Shell"];

  it.each([
    ["options of one choice", (row: number) => [row % 2 ? "Pool" : "", row === 3 ? "Database admin (DBA)" : ""]],
    ["scales", (row: number) => [SCALE[(row * row) % 5] ?? "", SCALE[row % 5] ?? ""]],
    ["lists", (row: number) => [LANGUAGES.filter((_, index) => (row >> index) % 2).join(";"), SCALE[row % 3] ?? ""]],
    ["lists with commas", (row: number) => [LANGUAGES.filter((_, at) => (row >> at) % 2).join(", "), ""]],
  ])("are segments, and there is no question to code: %s", (_, cellsOf) => {
    expect(guessRoles(table(["id", "Q3", "Q4"], rows(60, cellsOf))).texts).toEqual([]);
  });

  it("are no answers beside open ones", () => {
    const survey = rows(60, (row) => [SCALE[row % 5] ?? "", `I liked ${"the pool ".repeat(row % 4)}and ${row} others`]);
    expect(guessRoles(table(["id", "Q3", "Q4"], survey))).toMatchObject({ texts: [2], segments: [1] });
  });

  it("are told from answers that recur", () => {
    const said = Array.from({ length: 12 }, (_, index) => `The room on floor ${index} was cold`);
    const open = rows(60, (row) => [said[row % 12] ?? ""]);
    expect(guessRoles(table(["id", "Q5"], open)).texts).toEqual([1]);
    const brands = rows(80, (row) => [row % 3 ? "Adidas" : `Brand${row}`]);
    expect(guessRoles(table(["id", "Q6"], brands)).texts).toEqual([1]);
  });
});

it("the command line does not choose among several columns of answers", () => {
  const both = Array.from({ length: 9 }, (_, row) => [`${row}`, `Room ${row} was cold`, `Food ${row} was late`]);
  const guess = () => findColumns(table(["id", "Q1", "Q2"], both), {});
  expect(guess).toThrow('Several columns look like open answers: "Q1", "Q2". Say which one to code with --text.');
});
