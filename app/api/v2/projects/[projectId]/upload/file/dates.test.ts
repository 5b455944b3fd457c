import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { useDatabase } from "@/test/database";
import { useFileUploads } from "@/test/file-uploads";

const LIKED = ["Friendly staff at the desk", "The pool was cold", "Quiet rooms at night", "Breakfast was great"];
const fileOf = (days: readonly string[]) =>
  ["No;Liked;Visited", ...days.map((day, row) => `${row};${LIKED[row % LIKED.length]}, stay ${row};${day}`)].join("\n");

describe("POST .../upload/file, dates", () => {
  const { newQuestion, send } = useFileUploads(useDatabase());

  const mappingBy = (by: string, order?: string) => ({
    id: "No",
    text: "Liked",
    segments: [{ column: "Visited", by, ...(order && { order }) }],
  });

  /** Uploads a file with these days and returns the reply with the segment of each answer. */
  async function upload(days: readonly string[], fields: object) {
    const { params, read } = await newQuestion();
    const { status, body } = await send(params, fileOf(days), { ...fields });
    const stored = (await read()).map(([, , segments]) => (segments as Record<string, unknown>).Visited);
    return { status, body, stored };
  }

  it.each([
    ["week", ["2026-W11", "2026-W01", "2025-W01"]],
    ["month", ["2026-03", "2025-12", "2024-12"]],
    ["quarter", ["2026-Q1", "2025-Q4", "2024-Q4"]],
    ["year", ["2026", "2025", "2024"]],
  ])("are stored by %s where the mapping says so", async (by, expected) => {
    const { body, stored } = await upload(["2026-03-14", "31.12.2025", "30/12/2024 23:59"], { mapping: mappingBy(by) });
    expect(stored).toEqual(expected);
    expect(body.data.mapping).toMatchObject({
      segments: ["Visited"],
      dates: [{ column: "Visited", by, order: "day-first" }],
      guessed: [],
    });
  });

  it("stay as they are if the column is named alone, and empty where there is no date", async () => {
    const days = ["2026-03-14", "", "unknown", "0000-00-00"];
    const plain = { id: "No", text: "Liked", segments: ["Visited"] };
    expect((await upload(days, { mapping: plain })).stored).toEqual(["2026-03-14", undefined, "unknown", "0000-00-00"]);
    const { stored } = await upload(days, { mapping: mappingBy("month") });
    expect(stored).toEqual(["2026-03", undefined, undefined, undefined]);
  });

  it("have the order of day and month that the column shows, else the one that the mapping says", async () => {
    const american = ["3/4/2026", "3/14/2026"];
    expect((await upload(american, { mapping: mappingBy("month") })).stored).toEqual(["2026-03", "2026-03"]);
    const unclear = ["3/4/2026", "5/6/2026"];
    const refused = await upload(unclear, { mapping: mappingBy("month"), skip_bad_rows: true });
    expect([refused.status, refused.stored]).toEqual([422, []]);
    const reason = "is required, because each date may have the day or the month first";
    expect(refused.body.error.issues).toEqual([{ path: "mapping.segments[0].order", message: reason }]);
    for (const [order, months] of [
      ["day-first", ["2026-04", "2026-06"]],
      ["month-first", ["2026-03", "2026-05"]],
    ] as const) {
      expect((await upload(unclear, { mapping: mappingBy("month", order) })).stored).toEqual(months);
    }
    expect((await upload(unclear, { mapping: mappingBy("year") })).stored).toEqual(["2026", "2026"]);
  });

  it("of both orders in one column are never mixed", async () => {
    const mixed = ["13/4/2026", "4/14/2026", "5/6/2026"];
    const { body } = await upload(mixed, { mapping: mappingBy("month") });
    expect(body.error.message).toContain("some dates have the day first and others the month");
    const wrong = await upload(mixed, { mapping: mappingBy("month", "day-first") });
    const message = 'is not a date with the day first: "4/14/2026"';
    expect(wrong.body.error.issues).toEqual([{ path: "file.rows[3]", row: 3, column: "Visited", message }]);
    const loaded = await upload(mixed, { mapping: mappingBy("month", "day-first"), skip_bad_rows: true });
    expect([loaded.stored, loaded.body.data.skipped_count]).toEqual([["2026-04", "2026-06"], 1]);
  });

  it("that no calendar has are refused, as are other values with digits", async () => {
    const days = ["14.03.2026", "30.02.2026", "week 11"];
    const { body } = await upload(days, { mapping: mappingBy("quarter") });
    expect(body.error.issues).toMatchObject([
      { row: 3, message: 'is not a date with the day first: "30.02.2026"' },
      { row: 4, message: 'is not a date with the day first: "week 11"' },
    ]);
  });

  it("that are refused are quoted as JSON can hold them", async () => {
    const { params } = await newQuestion();
    const days = ["14.03.2026", `${"x".repeat(39)}😀1`, "week\0 11", "٢٠٢٦-٠٣-١٤"];
    const rows = days.map((day, row) => ({ No: row, Liked: LIKED[row], Visited: day }));
    const content = JSON.stringify(rows);
    const { status, body } = await send(params, content, { mapping: mappingBy("month") }, { name: "a.json" });
    expect(status).toBe(422);
    const messages = body.error.issues?.map(({ message }: { message: string }) => message);
    const start = "is not a date with the day first:";
    expect(messages).toEqual([
      `${start} "${"x".repeat(39)}\ufffd"`,
      "holds a null character",
      `${start} "week 11"`,
      `${start} "٢٠٢٦-٠٣-١٤"`,
    ]);
  });

  it("that are the same day in both orders need no order", async () => {
    const { stored } = await upload(["03/03/2026", "04/04/2026"], { mapping: mappingBy("month") });
    expect(stored).toEqual(["2026-03", "2026-04"]);
  });

  it("are described in a preview, which asks for an order that is open", async () => {
    const { params } = await newQuestion();
    const preview = async (days: readonly string[], mapping?: object) =>
      (await send(params, fileOf(days), { dry_run: true, ...(mapping && { mapping }) })).body.data;
    const clear = await preview(["3/14/2026", "n/a", ...Array.from({ length: 12 }, () => "12/2/2025 8:00")]);
    expect(clear.columns.map(({ dates }: { dates: unknown }) => dates)).toEqual([
      null,
      null,
      { order: "month-first", first: "2025-12-02", last: "2026-03-14" },
    ]);
    await send(params, fileOf(["2026-03-14", "2026-03-15"]), { mapping: mappingBy("month") });
    const open = await preview(["3/4/2026", "5/6/2026"], mappingBy("month"));
    expect(open.columns[2].dates).toEqual({ order: "unclear", first: null, last: null });
    expect(open).toMatchObject({
      mapping: { dates: [{ column: "Visited", by: "month", order: null }] },
      problem_count: 0,
      notes: [expect.stringContaining("each date may have the day or the month first")],
      known: { compared: 2, answers: 2 },
    });
    expect((await preview(["3/4/2026", "5/6/2026"], mappingBy("month", "day-first"))).notes).toEqual([]);
    expect((await preview(["3/14/26", "12/2/25"])).columns[2].dates).toMatchObject({ first: "2025-12-02" });
    expect((await preview(["14.03.26", "02.12.25"])).columns[2].dates).toMatchObject({ first: "2025-12-02" });
    for (const other of [
      ["1.7.10", "1.8.11"],
      ["06.12.04.56.78", "06.12.04.57.78"],
      ["10.1.10.20:8080", "10.1.10.21:80"],
    ]) {
      expect((await preview(other)).columns[2].dates).toBeNull();
    }
  });

  it("become months by themselves if there are many of them in few months", async () => {
    const days = Array.from({ length: 120 }, (_, row) => new Date(Date.UTC(2026, 0, 1 + (row % 60))).toISOString());
    const { params, read } = await newQuestion();
    const { body } = await send(params, fileOf(days));
    expect(body.data.mapping).toMatchObject({
      segments: ["Visited"],
      dates: [{ column: "Visited", by: "month", order: null }],
      guessed: ["id", "text", "segments", "weight"],
    });
    const stored = new Set((await read()).map(([, , segments]) => (segments as Record<string, unknown>).Visited));
    expect([...stored].sort()).toEqual(["2026-01", "2026-02", "2026-03"]);
  });

  it("are read from Excel and SPSS files, whose cells are numbers", async () => {
    const { params, read } = await newQuestion();
    const cell = (value: string) => ({ value: new Date(value), type: Date, format: "dd/mm/yyyy hh:mm" });
    const content = await writeWorkbook([
      ["No", "Liked", "Visited"],
      [1, LIKED[0], cell("2026-05-02T00:00:00Z")],
      [2, LIKED[1], cell("2026-12-31T23:30:00Z")],
    ]).toBuffer();
    await send(params, content, { mapping: mappingBy("quarter") }, { name: "a.xlsx" });
    expect(await read()).toEqual([
      ["1", LIKED[0], { Visited: "2026-Q2" }],
      ["2", LIKED[1], { Visited: "2026-Q4" }],
    ]);
    const sav = await readFile("lib/tables/read-sav/fixtures/bytecode.sav");
    const stay = await newQuestion();
    const mapping = { id: "id", text: "liked", segments: ["sex", { column: "born", by: "month" }] };
    await send(stay.params, sav, { mapping }, { name: "stay.sav" });
    expect((await stay.read())[0]?.[2]).toEqual({ sex: "Männlich", born: "1980-03" });
  });

  it.each([
    ["of an unknown period", [{ column: "Visited", by: "day" }], "mapping.segments[0]"],
    [
      "by two periods",
      [
        { column: "Visited", by: "month" },
        { column: 2, by: "year" },
      ],
      "mapping.segments[0]",
    ],
    ["of a column that does not exist", [{ column: "Left", by: "month" }], "mapping.segments"],
  ])("%s are refused", async (_, segments, path) => {
    const { status, body } = await upload(["2026-03-14"], { mapping: { id: "No", text: "Liked", segments } });
    expect([status, body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(body.error.issues?.[0]?.path).toContain(path);
  });
});
