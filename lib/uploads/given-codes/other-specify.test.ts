import { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { CodingType } from "@/db/schema/terms";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { exportCsv } from "@/lib/export/export-csv";
import type { ExportedFile } from "@/lib/export/file-name";
import type { LayoutOptions } from "@/lib/export/layouts";
import { exportSav } from "@/lib/export/sav/export-sav";
import { exportXlsx } from "@/lib/export/workbook/export-xlsx";
import { stageFile } from "@/lib/files/stage-file";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { decideResponses } from "@/lib/responses/decide-responses";
import { movedAsCsv, reportMoved } from "@/lib/responses/report-moved";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { codeIds } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { localEngine } from "@/test/local-engine";
import { dispatched, runStages } from "@/test/run-stages";
import type { ColumnMapping } from "../column-plan";
import { uploadFile } from "../upload-file";

const SINGLE = `id,brand,specify
a,Aldi,
b,"Other, please specify",the aldi on the corner
c,"Other, please specify",Kaufland
d,"Other, please specify",somewhere else
e,,
f,Lidl,
`;
const SWITCHES = `id,Aldi,Lidl,Other (please specify),specify
a,1,0,0,
b,1,0,1,lidl too
c,0,0,1,Kaufland and Aldi
d,0,0,1,somewhere else
e,,,,
`;
const INCLUDED = { demographics: false, sentiment: false, confidence: false, evidence: false, key: false };
const PLAIN = { ...INCLUDED, provenance: false, escapeFormulas: false, byteOrderMark: false };

describe("the “other, specify” of a closed question", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = operatorFor((await createOrganization(db, { name: "Acme", plan: "professional", credits: 100 })).id);
  });

  async function upload(content: string, mapping: ColumnMapping, codingType: CodingType = "qualitative") {
    const project = await createProject(db, caller, { name: "S", language: "en", codingType, questions: [] });
    const file = await stageFile(db, caller, "brands.csv", Readable.from([Buffer.from(content)]));
    const request = { file, mapping: { id: "id", text: "specify", ...mapping }, options: {}, skipBadRows: false };
    const { preview } = (await uploadFile(
      db,
      caller,
      { projectId: project.id },
      { ...request, dryRun: true },
    )) as never;
    const again = await stageFile(db, caller, "brands.csv", Readable.from([Buffer.from(content)]));
    const loaded = await uploadFile(db, caller, { projectId: project.id }, { ...request, file: again, dryRun: false });
    const question = loaded.mode === "sync" ? loaded.result.questions[0] : undefined;
    const path = { projectId: project.id, questionId: question?.question_id ?? "" };
    return { path, question, preview: preview as { given_codes: { kind: string; other: number | null }[] } };
  }

  /** Codes answers by hand, by their ids. */
  async function code(path: { projectId: string; questionId: string }, coded: Record<string, string[]>) {
    const ids = await codeIds(db, path.questionId);
    const decisions = [];
    for (const [externalId, names] of Object.entries(coded)) {
      const isIt = and(eq(responses.questionId, path.questionId), eq(responses.externalId, externalId));
      const [answer] = await db.select({ id: responses.id }).from(responses).where(isIt);
      decisions.push({ responseId: answer?.id ?? "", codes: names.map((name) => ({ codeId: ids[name] ?? "" })) });
    }
    await decideResponses(db, caller, path, decisions);
  }

  async function read({ name, content }: ExportedFile, sheet?: string) {
    const bytes = new Uint8Array(await new Response(content as BodyInit).arrayBuffer());
    const table = await openTable(sourceOf(bytes), name, sheet ? { sheet } : {});
    const rows: (string | null)[][] = [];
    for await (const batch of table.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
    const column = (wanted: string) => rows.map((cells) => cells[table.columns.indexOf(wanted)] || null);
    return { table, rows, column };
  }

  it.each<CodingType>(["qualitative", "entity", "qualitative_topics"])(
    "goes back to options, coded as %s",
    async (type) => {
      const { path, question, preview } = await upload(SINGLE, { closed: [{ columns: ["brand"] }] }, type);
      expect(preview.given_codes).toMatchObject([{ kind: "closed", other: 2 }]);
      expect(question).toMatchObject({ closed: { answered: 5, options: 3, other: 2 }, total: 6 });
      const other = "Other, please specify";
      const { job_id } = await acceptCodingJob(db, caller, path);
      const ref = (await dispatched(db)).find(({ id }) => id === job_id);
      if (ref) await runStages(db, ref, localEngine);
      const report = await reportMoved(db, caller, path);
      expect(report).toMatchObject({ name: "brand", other: 2, respondents: 5, moved: 1 });
      expect(report?.options).toMatchObject([
        { code_number: 1, name: "Aldi", chosen: 1, moved_here: 1, merged: 2 },
        { code_number: 2, name: other, chosen: 3, moved_here: 0, merged: 2 },
        { code_number: 3, name: "Lidl", chosen: 1, moved_here: 0, merged: 1 },
      ]);
      const csv = await read({ name: "moved.csv", content: await movedAsCsv(db, caller, path) });
      expect(csv.rows).toEqual([["b", "the aldi on the corner", "2", other, "1", "Aldi"]]);
    },
  );

  it("is one variable with the options in CSV, Excel and SPSS", async () => {
    const { path } = await upload(SINGLE, { closed: [{ columns: ["brand"] }] });
    await code(path, { b: ["Aldi"], d: ["Other, please specify"] });
    const source = { ...path, grouped: false };
    const options: LayoutOptions & typeof PLAIN = { ...PLAIN, layout: "columns_by_mention" };
    const merged = ["1", "1", "2", "2", null, "3"];
    const csv = await read(await exportCsv(db, caller, source, options));
    expect(csv.column("merged_number_1")).toEqual(merged);
    expect(csv.column("moved")).toEqual(["0", "1", "0", "0", null, "0"]);
    const xlsx = await exportXlsx(db, caller, source, options);
    const bytes = new Uint8Array(await new Response(xlsx.content as BodyInit).arrayBuffer());
    expect((await read({ name: "a.xlsx", content: bytes as never }, "Moved")).rows).toEqual([
      ["b", "the aldi on the corner", "2", "Other, please specify", "1", "Aldi"],
    ]);
    const counts = await read({ name: "a.xlsx", content: bytes as never }, "Other specify");
    expect(counts.column("moved_here")).toEqual(["1", "0", "0"]);
    const sav = await read(
      await exportSav(db, caller, source, { ...INCLUDED, layout: "columns_by_mention" }, "embedded"),
    );
    const other = "Other, please specify";
    expect(sav.column("Q1_MERGED")).toEqual(["Aldi", "Aldi", other, other, null, "Lidl"]);
    expect(sav.column("Q1_MOVED")).toEqual(["No", "Yes", "No", "No", null, "No"]);
  });

  it("of several choices is a set of 0/1 columns, or of codes", async () => {
    const columns = ["Aldi", "Lidl", "Other (please specify)"];
    const { path } = await upload(SWITCHES, { closed: [{ columns }] });
    await code(path, { b: ["Lidl"], c: ["Aldi"], d: [] });
    expect(await reportMoved(db, caller, path)).toMatchObject({ name: "specify", label: "specify", moved: 2 });
    const source = { ...path, grouped: false };
    const csv = await read(await exportCsv(db, caller, source, { ...PLAIN, layout: "binary_dummy" }));
    expect(csv.column("Aldi (merged)")).toEqual(["1", "1", "1", "0", null]);
    expect(csv.column("Lidl (merged)")).toEqual(["0", "1", "0", "0", null]);
    expect(csv.column("Other (please specify) (merged)")).toEqual(["0", "0", "0", "1", null]);
    const sav = await exportSav(db, caller, source, { ...INCLUDED, layout: "columns_by_mention" }, "embedded");
    const { table, column } = await read(sav);
    expect(table.multipleSets).toMatchObject([{ name: "$Q1_MERGED", counted: null }]);
    expect(column("Q1_MERGED2")).toEqual([null, "Lidl", null, null, null]);
  });

  it.each<[string, string | number]>([
    ["number in the file", 98],
    ["name", "Else"],
  ])(
    "is the option of a %s, after codes of the same question, in the preview and when it is loaded",
    async (_, other) => {
      const content =
        "id,given,brand,specify\na,98: Dear,1: Aldi,\nb,98: Dear,98: Else,corner shop\nc,98: Dear,2: Lidl,\n";
      const mapping = { codes: [{ columns: ["given"] }], closed: [{ columns: ["brand"], other }] };
      const { question, preview } = await upload(content, mapping);
      const shown = preview.given_codes.find(({ kind }) => kind === "closed");
      expect(question?.closed).toMatchObject({ options: 3, other: 3 });
      expect(shown?.other).toBe(3);
    },
  );

  it("is known to later uploads, with all options", async () => {
    const { path } = await upload(SINGLE, { closed: [{ columns: ["brand"] }] });
    const wave = "id,brand,specify\ng,Aldi,\nh,Kaufland,\n";
    const file = await stageFile(db, caller, "brands.csv", Readable.from([Buffer.from(wave)]));
    const mapping = { id: "id", text: "specify", closed: [{ columns: ["brand"] }] };
    await uploadFile(db, caller, path, { file, mapping, options: {}, dryRun: false, skipBadRows: false });
    const report = await reportMoved(db, caller, path);
    expect(report).toMatchObject({ other: 2, respondents: 7 });
    expect(report?.options.map(({ name }) => name)).toEqual(["Aldi", "Other, please specify", "Lidl", "Kaufland"]);
  });

  it("needs an option that was to be specified", async () => {
    const unclear = SINGLE.replaceAll("Other, please specify", "None of these");
    await expect(upload(unclear, { closed: [{ columns: ["brand"] }] })).rejects.toThrow(
      "which option was to be specified",
    );
    const { question } = await upload(unclear, { closed: [{ columns: ["brand"], other: "None of these" }] });
    expect(question?.closed).toMatchObject({ other: 2 });
  });
});
