import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { quotesWorkbook } from "@/lib/export/workbook/quotes-workbook";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { pickQuotes } from "./pick-quotes";

const TEXTS = [
  ...["The breakfast buffet was cold", "Eggs and coffee came late at breakfast", "Fresh fruit for breakfast all week"],
  ...["Thank you, Maria! Reception was so kind, call me at +49 30 1234567", "The reception was very kind to us"],
  ...["Nothing at all to say about the stay here"],
];

describe("quotes for a report", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: { projectId: string; questionId: string };
  beforeAll(async () => {
    caller = await newCaller(db);
    path = await newSegmentedQuestion(db, caller, { Stay: ["Breakfast", "Staff"] }, [
      { answers: 2, segments: { region: "North" }, codes: ["Breakfast"] },
      { answers: 1, segments: { region: "South" }, codes: ["Breakfast"] },
      { answers: 2, segments: { region: "South" }, codes: ["Staff"] },
      { answers: 1, segments: { region: "South" } },
    ]);
    await db.execute(sql`
      update ${responses} r set text = t.text, translation = case when t.place = 2 then 'A translation' end
      from jsonb_array_elements_text(${JSON.stringify(TEXTS)}::jsonb) with ordinality as t (text, place)
      where r.question_id = ${path.questionId} and r.position = t.place - 1`);
  });

  const picked = async (request: Partial<Parameters<typeof pickQuotes>[3]> = {}) =>
    pickQuotes(db, caller, path, { each: 3, ...request });
  const textsOf = (found: Awaited<ReturnType<typeof picked>>) =>
    Object.fromEntries(found.map(({ code, quotes }) => [code.name, quotes.map(({ text }) => text)]));

  it("are answers of each code, without personal data, and the same each time", async () => {
    const found = textsOf(await picked());
    expect(found.Breakfast).toHaveLength(3);
    expect(found.Staff?.[0]).toBe("The reception was very kind to us");
    expect(JSON.stringify(found)).not.toMatch(/Maria|1234567|Nothing at all/);
    expect(textsOf(await picked())).toEqual(found);
  });

  it("are chosen by a segment, among filtered answers, and of one code", async () => {
    const [breakfast] = await picked({ each: 1, segmentKey: "region", codeName: "Breakfast" });
    expect(breakfast?.quotes.map(({ part }) => part).toSorted()).toEqual(["North", "South"]);
    const filtered = await picked({ filter: { segments: ["region=North"] } });
    expect(filtered.map(({ quotes }) => quotes.length)).toEqual([2, 0]);
    await expect(picked({ segmentKey: "age" })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await expect(pickQuotes(db, await newCaller(db), path, { each: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are a workbook without ids of respondents, with their translations", async () => {
    const { content } = quotesWorkbook(await picked(), undefined);
    const bytes = new Uint8Array(await new Response(content as BodyInit).arrayBuffer());
    const table = await openTable(sourceOf(bytes), "quotes.xlsx");
    expect(table.columns).toEqual(["category", "code", "quote", "translation"]);
    const rows: (string | null)[][] = [];
    for await (const batch of table.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
    expect(rows).toContainEqual(["Stay", "Breakfast", TEXTS[1], "A translation"]);
  });
});
