import { eq, sql } from "drizzle-orm";
import Papa from "papaparse";
import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { updateCode } from "@/lib/codebook/edit-codes";
import { createGroup } from "@/lib/groups/groups";
import { updateQuestion } from "@/lib/questions/update-question";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { codeIds, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { faultsOf } from "@/test/triple-s-rules";
import { newWorkspace } from "@/test/workspace";
import { partsOf } from "@/test/zip-parts";
import * as jsonRoute from "./json/route";
import * as tripleSRoute from "./triple-s/route";
import * as xlsxRoute from "./xlsx/route";

const FRAME = { Staff: ["Friendly <&>", "Slow"], Room: ["Cold"] };

async function sheetOf(workbook: Uint8Array, sheet: string): Promise<(string | null)[][]> {
  const table = await openTable(sourceOf(workbook), "a.xlsx", { sheet });
  const rows: (string | null)[][] = [table.columns];
  for await (const batch of table.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
  return rows;
}

describe("an export of a study", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  let ids: { project_id: string; question_id: string };
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { organizationId } = workspace;
    caller = operatorFor(organizationId);
    const { projectId, questionId } = await newSegmentedQuestion(db, caller, FRAME, [
      {
        answers: 30,
        segments: { region: "North", nights: 2 },
        codes: ["Cold", { code: "Slow", sentiment: "Negative" }],
      },
      { answers: 10, segments: { region: "North", nights: 1.5 } },
      { answers: 20, segments: { region: "South" }, codes: ["Friendly <&>"] },
    ]);
    ids = { project_id: projectId, question_id: questionId };
  });

  describe("as a workbook", () => {
    let workbook: Uint8Array;
    beforeAll(async () => {
      const reply = await workspace.call(xlsxRoute, "POST", { body: { ...ids, include_demographics: true } });
      expect(reply.status).toBe(200);
      workbook = reply.bytes;
    });

    it("has the answers with filters, numbers as numbers", async () => {
      const parts = await partsOf(workbook);
      expect(parts["xl/worksheets/sheet1.xml"]).toMatch(/<autoFilter ref="A1:J61"\/><\/worksheet>$/);
      expect(parts["xl/worksheets/sheet1.xml"]).toContain('<col min="10" max="10" width="8" hidden="1"/>');
      expect(parts["xl/worksheets/sheet1.xml"]).toContain('state="frozen"');
      expect(parts["xl/worksheets/sheet1.xml"]).toContain("<v>1.5</v>");
      const names = [...(parts["xl/workbook.xml"] ?? "").matchAll(/sheet name="([^"]+)"/g)].map(([, name]) => name);
      expect(names).toEqual(["Answers", "Codebook", "Frequencies", "Cross-tabs", "Methods"]);
    });

    it("has the frequencies of nets and codes, with intervals and sentiment", async () => {
      const [header, ...rows] = await sheetOf(workbook, "Frequencies");
      expect(header?.slice(0, 7)).toEqual(["level", "category", "code", "code_number", "answers", "base", "share"]);
      const slow = rows.find((row) => row[2] === "Slow");
      expect(slow?.slice(3, 7)).toEqual(["2", "30", "60", "0.5"]);
      expect(Number(slow?.[7])).toBeCloseTo(0.3774, 4);
      expect(slow?.slice(9)).toEqual(["0", "30", "0", "0"]);
      expect(rows[0]?.slice(0, 5)).toEqual(["net", "Staff", "", "", "50"]);
    });

    it("has weighted frequencies beside the others where the question has a weight", async () => {
      const weighted = await newSegmentedQuestion(db, caller, FRAME, [
        { answers: 2, segments: { wgt: 1.5 }, codes: ["Cold"] },
        { answers: 2, segments: { wgt: 0.5 }, codes: ["Slow"] },
      ]);
      await updateQuestion(db, caller, weighted, { weightKey: "wgt" });
      const body = { project_id: weighted.projectId, question_id: weighted.questionId };
      const { bytes } = await workspace.call(xlsxRoute, "POST", { body });
      const [header, ...rows] = await sheetOf(bytes, "Frequencies");
      const cold = rows.find((row) => row[2] === "Cold");
      expect(cold?.slice(4, 7)).toEqual(["2", "4", "0.5"]);
      expect(header?.slice(13, 16)).toEqual(["weighted_answers", "weighted_base", "weighted_share"]);
      expect(cold?.slice(13, 16)).toEqual(["3", "4", "0.75"]);
      // The effective base is 4 * 4 / (2 * 1.5 * 1.5 + 2 * 0.5 * 0.5) = 3.2.
      expect(Number(cold?.[16])).toBeCloseTo(0.2659, 4);
      expect(Number(cold?.[17])).toBeCloseTo(0.9613, 4);
    });

    it("has the banner table with letters, counts, shares of rows, indices and tests", async () => {
      const rows = await sheetOf(workbook, "Cross-tabs");
      const cells = rows.map((row) => row.map((cell) => cell?.trim() ?? ""));
      expect(cells.find(([name]) => name === "Base: answers")?.slice(1, 4)).toEqual(["60", "", "10"]);
      const cold = cells.filter(([name]) => name === "Cold");
      expect(cold).toHaveLength(4);
      expect(cold[0]?.slice(7, 10)).toEqual(["0.75", "D", "0"]);
      expect(cold[1]?.slice(7, 10)).toEqual(["30", "", "0"]);
      expect(cold[2]?.slice(7, 10)).toEqual(["1", "", "0"]);
      expect(cold[3]?.slice(7, 10)).toEqual(["150", "", "0"]);
      expect(cells.find(([name, statistic]) => name === "region" && Number(statistic) > 20)).toBeDefined();
    });

    it("states its methods", async () => {
      const rows = await sheetOf(workbook, "Methods");
      const facts = Object.fromEntries(rows.map(([what, how]) => [what, how]));
      expect(facts).toMatchObject({
        Answers: "60",
        Base: "60",
        Mentions: "80",
        "Coded by": "the local engine 1 (local/1)",
      });
    });

    it("compares the waves of a group, and marks shares of codes that changed after a wave was coded", async () => {
      const second = await newCodedQuestion(db, caller, FRAME, [["Cold"], []]);
      const own = await newCodedQuestion(db, caller, FRAME, [["Cold"], ["Cold"]]);
      const questionIds = [own.questionId, second.questionId];
      const { id } = await createGroup(db, caller, { name: "Tracker", questionIds });
      await codedNow(own.questionId);
      const { Cold: codeId = "" } = await codeIds(db, second.questionId);
      await updateCode(db, caller, { ...second, codeId }, { definition: "The room was cold." });
      await codedNow(second.questionId);
      const { bytes } = await workspace.call(xlsxRoute, "POST", { body: { group_id: id } });
      const rows = await sheetOf(bytes, "Waves");
      expect(rows[1]?.slice(3, 9)).toEqual(["2", "small base", "", "", "2", "small base"]);
      expect(rows.find((row) => row[1] === "Cold")?.slice(2, 10)).toEqual(["3", "1", "‡", "", "", "0.5", "", "-50"]);
      const together = await sheetOf(bytes, "Frequencies");
      expect(together.find((row) => row[2] === "Cold")?.slice(4, 6)).toEqual(["3", "4"]);
    });
    const codedNow = (questionId: string) =>
      db.update(responses).set({ codedAt: sql`clock_timestamp()` }).where(eq(responses.questionId, questionId));
  });

  describe("as triple-s", () => {
    async function read(body: object) {
      const reply = await workspace.call(tripleSRoute, "POST", { body: { ...ids, ...body } });
      expect(reply.headers.get("content-type")).toBe("application/zip");
      const parts = await partsOf(reply.bytes);
      const definition = parts["what-stood-out.sss"] ?? "";
      const data = Papa.parse<string[]>(parts["what-stood-out.csv"] ?? "", { skipEmptyLines: true }).data;
      return { definition, data };
    }

    it("has a definition that is XML and names each field of the data", async () => {
      const { definition, data } = await read({ include_demographics: true });
      const positions: string[] = [];
      const parser = new SaxesParser();
      parser.on("opentag", ({ name, attributes }) => name === "position" && positions.push(String(attributes.start)));
      parser.on("error", (error) => expect.fail(String(error)));
      parser.write(definition).close();
      expect(positions).toEqual(data[0]?.map((_, place) => String(place + 1)));
      expect(data[0]).toEqual(["ID", "nights", "region", "Q1", "Q1_STATUS", "Q1_CODES", "Q1_REVIEWED"]);
      expect(definition).toContain('<spread subfields="2" width="1"/>');
      expect(definition).toContain('<value code="1">Friendly &#60;&#38;&#62;</value>');
      expect(definition).toMatch(/type="quantity">\s+<name>nights<[\s\S]+?<range from="-9+\.9" to="9+\.9"\/>/);
      expect(data[1]?.slice(4)).toEqual(["1", "32", "0"]);
    });

    it("calls the ids serial numbers only if nobody occurs twice", async () => {
      expect((await read({})).definition).toContain('use="serial"');
      const first = await newCodedQuestion(db, caller, FRAME, [["Cold"]]);
      const second = await newCodedQuestion(db, caller, FRAME, [["Cold"]]);
      const questionIds = [first.questionId, second.questionId];
      const { id } = await createGroup(db, caller, { name: "Tracker", questionIds });
      const { bytes } = await workspace.call(tripleSRoute, "POST", { body: { group_id: id } });
      const definition = (await partsOf(bytes))["tracker.sss"];
      expect(definition).toContain("<name>WAVE</name>");
      expect(definition).not.toContain("serial");
    });

    it("keeps the rules of the standard in every form", async () => {
      const every = { include_demographics: true, include_sentiment: true, include_confidence: true };
      for (const layout of ["columns_by_mention", "binary_dummy"]) {
        const { definition } = await read({ ...every, include_evidence: true, layout });
        expect(faultsOf(definition)).toEqual([]);
        expect(faultsOf(definition.replace("<label>", "<lable>").replace("</label>", "</lable>"))).not.toEqual([]);
        expect(faultsOf(definition.replace(' start="2"', ""))).toEqual([
          "<position> lacks start",
          "a field is counted from 1",
        ]);
      }
    });

    it("has a bit for each code", async () => {
      const { definition, data } = await read({ layout: "binary_dummy" });
      expect(definition).not.toContain("spread");
      expect(data[1]?.slice(2)).toEqual(["1", "011", "0"]);
      expect(data.at(-1)?.slice(2)).toEqual(["1", "100", "0"]);
    });
  });

  it("is JSON whose answers stand on a line each", async () => {
    const body = { ...ids, include_sentiment: true, include_provenance: true };
    const reply = await workspace.call(jsonRoute, "POST", { body });
    const text = new TextDecoder().decode(reply.bytes);
    expect(text.trim().split("\n")).toHaveLength(62);
    const { answers, codebook, questions } = JSON.parse(text);
    expect(questions).toEqual([
      {
        project_id: ids.project_id,
        question_id: ids.question_id,
        project: "Stay",
        text: "What stood out?",
        answers: 60,
      },
    ]);
    expect(codebook[1].codes[0]).toEqual({ code_number: 3, name: "Cold", sentiment: "Neutral" });
    const given = {
      source: "engine",
      engine: "local/1",
      suggestion_id: null,
      actor: null,
      decided_at: expect.stringMatching(/^20/),
    };
    expect(answers[0]).toEqual({
      id: "r0",
      text: "Answer 0",
      state: "coded",
      reviewed: false,
      codes: [
        { code_number: 3, name: "Cold", category: "Room", mention_sentiment: "Neutral", ...given },
        { code_number: 2, name: "Slow", category: "Staff", mention_sentiment: "Negative", ...given },
      ],
    });
  });
});
