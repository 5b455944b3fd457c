import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { sourceOf } from "../byte-source";
import { openTable } from "../open-table";

async function read(file: string | Uint8Array, name = "a.csv") {
  const table = await openTable(sourceOf(Buffer.from(file)), name);
  const rows = [];
  for await (const batch of table.batches()) rows.push(...batch.rows);
  const problems = rows.flatMap(({ problem }) => problem ?? []);
  return {
    columns: table.columns,
    labels: table.labels,
    rows: rows.map(({ cells }) => cells),
    problems,
    notes: table.notes,
  };
}

describe("a second header row of options", () => {
  it("names the columns of a question, whoever collected the answers", async () => {
    const { columns, rows } = await read(
      "Respondent,What was good?,Which did you visit?,,More to say?\n,Open-Ended Response,Spa,Other (name it),Open-Ended Response\n" +
        "7,Kind people,Spa,,No\n8,The silence,,A small museum,Thank you\n9,Good food,Spa,,More trees please\n",
    );
    expect(columns).toEqual([
      "Respondent",
      "What was good?",
      "Which did you visit? - Spa",
      "Which did you visit? - Other (name it)",
      "More to say?",
    ]);
    expect(rows.map(([id]) => id)).toEqual(["7", "8", "9"]);
  });

  it("may be wider than the first, in any language", async () => {
    const { columns, rows, problems } = await read(
      "Nr.;Was gefiel?;Was nutzten Sie?\n;Offene Antwort;Bad;Sauna;Anderes\n1;Ruhe;Bad;;\n2;Essen;;Sauna;Kino\n",
    );
    expect(columns.slice(2)).toEqual([
      "Was nutzten Sie? - Bad",
      "Was nutzten Sie? - Sauna",
      "Was nutzten Sie? - Anderes",
    ]);
    expect([rows.length, problems]).toEqual([2, []]);
  });

  it("stands below merged cells of a workbook", async () => {
    const data = [
      ["Guest", "What should be better?", null, null, "Profile", null],
      [null, "Room", "Food", "Other", "Age", "Country"],
      [1, "Bigger beds", null, "A lift", 34, "Norway"],
      [2, null, "More fruit", null, 51, "Chile"],
    ];
    const { columns, rows } = await read(await writeWorkbook([{ sheet: "S", data }]).toBuffer(), "a.xlsx");
    expect(columns).toEqual([
      "Guest",
      "What should be better? - Room",
      "What should be better? - Food",
      "What should be better? - Other",
      "Profile - Age",
      "Profile - Country",
    ]);
    expect(rows).toHaveLength(2);
  });

  it("stands below headings of groups, or below a question that is repeated", async () => {
    const groups = await read(",Reasons,,Profile\nID,Why?,What else?,Age\n1,Price,Staff,30\n2,Station,Food,40\n");
    expect(groups.columns).toEqual(["ID", "Reasons - Why?", "Reasons - What else?", "Profile - Age"]);
    const repeated = await read("ID,Which of these?,Which of these?\n,Pool,Sauna\n1,yes,no\n2,no,yes\n");
    expect(repeated.columns).toEqual(["ID", "Which of these? - Pool", "Which of these? - Sauna"]);
    expect(repeated.rows).toHaveLength(2);
  });
});

describe("a second header row of wordings or of names", () => {
  it("words the columns that the first row names", async () => {
    const { columns, labels, rows } = await read(
      "ResponseID,Q1,Q2_TEXT\nResponse ID,How content are you?,Please say why.\nR_1,4,The people\nR_2,2,Noise at night\nR_3,5,Breakfast\n",
    );
    expect(columns).toEqual(["ResponseID", "Q1", "Q2_TEXT"]);
    expect(labels).toEqual(["Response ID", "How content are you?", "Please say why."]);
    expect(rows).toHaveLength(3);
  });

  it("names the columns that the first row words", async () => {
    const { columns, labels, rows } = await read(
      "Number,How content are you?,Why is that?\nID,Q1,Q2_open\n1,4,The people were nice\n2,2,Noise at night\n",
    );
    expect([columns, labels]).toEqual([
      ["ID", "Q1", "Q2_open"],
      ["Number", "How content are you?", "Why is that?"],
    ]);
    expect(rows).toHaveLength(2);
  });

  it("is known by its questions where all answers are words", async () => {
    const { columns, labels, rows } = await read("Q1,Q2\nWhat was good?,What was bad?\nThe food,Noise\nStaff,Cold\n");
    expect([columns, labels, rows.length]).toEqual([["Q1", "Q2"], ["What was good?", "What was bad?"], 2]);
  });
});

describe("a first answer", () => {
  it.each([
    ["without an id", "id,answer\n,Kind staff\n2,Cold room\n3,Noise\n"],
    ["that lacks a number", "id,age,answer\n1,refused,Kind staff\n2,34,Cold room\n3,51,Noise\n"],
    ["in one column of numbers", "age,answer\nno idea,Kind staff\n34,Cold room\n51,Noise\n34,Food\n"],
    ["in columns of words", "region,answer\nNorth,Kind staff\nSouth,Cold room\nNorth,Noise\n"],
    ["that asks back", "id,answer\n1,Why do you ask?\n2,Cold room\n3,Noise\n"],
    ["beside a column without a name", "id,answer,\n1,Kind staff,late\n2,Cold room,\n3,Noise,\n"],
    ["with ids of another make", "id,answer\nA-1,Kind staff\nA-2,Cold room\nB_3,Noise\n"],
  ])("%s is an answer", async (_, file) => {
    const { rows, labels } = await read(file);
    expect([rows.length, labels]).toEqual([file.trim().split("\n").length - 1, undefined]);
  });
});

describe("columns without a name", () => {
  it("are read where all rows have them, and the numbers of R's rows come first", async () => {
    const { columns, problems } = await read("id,answer\n7,Kind staff,late\n8,Cold room,early\n");
    expect([columns, problems]).toEqual([["id", "answer", "column 3"], []]);
    const ofR = await read("answer,age\n1,Kind staff,34\n2,Cold room,51\n3,Noise,20\n");
    expect(ofR.columns).toEqual(["column 1", "answer", "age"]);
    expect(ofR.rows[0]).toEqual(["1", "Kind staff", "34"]);
  });
});

it.each(["1", "a1 ", "<p ", "- "])("a head of a megabyte of %j is compared in a moment", async (piece) => {
  const long = piece.repeat(1_000_000 / piece.length);
  const started = performance.now();
  await read(`id,answer\n${long} x,${long} y\n${long},${long}\n1,${long} z\n2,${long} z\n`);
  expect(performance.now() - started).toBeLessThan(10_000);
});
