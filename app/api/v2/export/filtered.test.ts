import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { categories } from "@/db/schema/codebook";
import { operatorFor } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { codeIds } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newWorkspace } from "@/test/workspace";
import { partsOf } from "@/test/zip-parts";
import * as csvRoute from "./csv/route";
import * as jsonRoute from "./json/route";
import * as previewRoute from "./preview/route";
import * as savRoute from "./sav/route";
import * as tripleSRoute from "./triple-s/route";
import * as xlsxRoute from "./xlsx/route";

const FRAME = { Stay: ["Price", "Service"] };
const BLOCKS = [
  { answers: 2, segments: { age: 20 }, codes: ["Price"] },
  { answers: 1, segments: { age: 20 }, codes: ["Price", "Service"] },
  { answers: 3, segments: { age: 50 }, codes: ["Price"] },
];
const WORDS = "any of the codes: Price; none of the codes: Service; age from 18 to 34";

async function rowsOf(file: Uint8Array, name: string, sheet?: string): Promise<(string | null)[][]> {
  const table = await openTable(sourceOf(file), name, sheet === undefined ? {} : { sheet });
  const rows: (string | null)[][] = [table.columns];
  for await (const batch of table.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
  return rows;
}

describe("an export of the answers that pass a filter", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let ids: { project_id: string; question_id: string };
  let filter: object;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const made = await newSegmentedQuestion(db, operatorFor(workspace.organizationId), FRAME, BLOCKS);
    const codes = await codeIds(db, made.questionId);
    ids = { project_id: made.projectId, question_id: made.questionId };
    filter = { any_of: [codes.Price], none_of: [codes.Service], ranges: ["age=18..34"] };
  });
  const post = (route: typeof csvRoute, body: object) =>
    workspace.call(route, "POST", { body: { ...ids, filter, ...body } });

  it("has these answers alone, in every format, and says so in the file", async () => {
    const csv = await post(csvRoute, {});
    expect(csv.headers.get("content-disposition")).toContain("what-stood-out-filtered.csv");
    expect(new TextDecoder().decode(csv.bytes).trim().split("\n")).toHaveLength(3);

    const json = JSON.parse(new TextDecoder().decode((await post(jsonRoute, {})).bytes));
    expect(json).toMatchObject({ filter: WORDS, questions: [{ answers: 2 }] });
    expect(json.answers.map(({ id }: { id: string }) => id)).toEqual(["r0", "r1"]);

    const sav = (await post(savRoute, {})).bytes;
    expect(await rowsOf(sav, "a.sav")).toHaveLength(3);
    expect(Buffer.from(sav).toString()).toContain("Only answers with any of the codes: Price");

    const parts = await partsOf((await post(tripleSRoute, {})).bytes);
    expect(Object.values(parts).join("")).toContain(`<title>What stood out?. Only answers with ${WORDS}</title>`);

    const workbook = (await post(xlsxRoute, {})).bytes;
    expect(await rowsOf(workbook, "a.xlsx", "Answers")).toHaveLength(3);
    const methods = new Map((await rowsOf(workbook, "a.xlsx", "Methods")).map(([what, how]) => [what, how]));
    expect([methods.get("Only answers with"), methods.get("Answers"), methods.get("Base")]).toEqual([WORDS, "2", "2"]);
    const [, net] = await rowsOf(workbook, "a.xlsx", "Frequencies");
    expect(net?.slice(4, 6)).toEqual(["2", "2"]);
  });

  it("is previewed so; without answers, and with a code that does not exist, it is refused", async () => {
    expect((await post(previewRoute, { format: "csv" })).body.data.answers).toBe(2);
    const none = await post(csvRoute, { filter: { ranges: ["age=90.."] } });
    expect([none.body.error.code, none.body.error.message]).toEqual(["NO_DATA", "No answer passes the filter."]);
    const unknown = await post(csvRoute, { filter: { all_of: ["Noise"] } });
    expect(unknown.body.error.code).toBe("VALIDATION_ERROR");
    const single = { project_id: ids.project_id, format: "csv", single_file: true, filter };
    expect((await workspace.call(previewRoute, "POST", { body: single })).status).toBe(422);
  });

  it("has the answers of all waves of a group that pass it, by the codes of one", async () => {
    const caller = operatorFor(workspace.organizationId);
    const second = await newSegmentedQuestion(db, caller, FRAME, BLOCKS);
    await createGroup(db, caller, { name: "Stay", questionIds: [ids.question_id, second.questionId] });
    const workbook = (await post(xlsxRoute, { grouped: true })).bytes;
    const [, ...answers] = await rowsOf(workbook, "a.xlsx", "Answers");
    expect(answers.map(([id, wave]) => [id, wave])).toEqual([
      ["r0", "1"],
      ["r1", "1"],
      ["r0", "2"],
      ["r1", "2"],
    ]);
    const [, bases] = await rowsOf(workbook, "a.xlsx", "Waves");
    expect(bases?.slice(3, 8)).toEqual(["2", "small base", "", "", "2"]);
  });

  it("takes the category of one wave for those of all, also beside a wave without answers", async () => {
    const caller = operatorFor(workspace.organizationId);
    const waves = [];
    for (const blocks of [BLOCKS, BLOCKS, []]) waves.push(await newSegmentedQuestion(db, caller, FRAME, blocks));
    const [first, second] = waves as [(typeof waves)[number], (typeof waves)[number]];
    await createGroup(db, caller, { name: "Three", questionIds: waves.map(({ questionId }) => questionId) });
    const [category] = await db
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.questionId, second.questionId));
    for (const { projectId, questionId } of [first, second]) {
      const subject = { project_id: projectId, question_id: questionId, grouped: true };
      const given = { category: category?.id, segments: ["age=20"] };
      const file = await post(xlsxRoute, { ...subject, filter: given });
      expect([file.status, file.body.error?.issues]).toEqual([200, undefined]);
      expect(await rowsOf(file.bytes, "a.xlsx", "Answers")).toHaveLength(1 + 6);
      const methods = new Map((await rowsOf(file.bytes, "a.xlsx", "Methods")).map(([what, how]) => [what, how]));
      expect(methods.get("Only answers with")).toBe("category: Stay; age=20");
    }
  });
});
