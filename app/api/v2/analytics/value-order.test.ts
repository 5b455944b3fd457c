import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { useDatabase } from "@/test/database";
import { useFileUploads } from "@/test/file-uploads";
import * as questionRoute from "../projects/[projectId]/questions/[questionId]/route";
import * as crossTabRoute from "./cross-tab/route";
import * as segmentsRoute from "./segments/route";

const SATISFACTION = ["Very dissatisfied", "Dissatisfied", "Neither", "Satisfied", "Very satisfied"];
const AGES = ["Under 18", "18-24", "25-34", "35-44", "45-54", "55-64", "65 or over"];
type Path = { projectId: string; questionId: string };

describe("the values of a segment", () => {
  const db = useDatabase();
  const { newQuestion, send, call } = useFileUploads(db);

  async function upload(content: string | Uint8Array, segments: string[], name = "survey.csv") {
    const { params } = await newQuestion();
    const { body } = await send(params, content, { mapping: { id: "id", text: "why", segments } }, { name });
    expect(body.error).toBeUndefined();
    await db.update(responses).set({ codedAt: new Date() }).where(eq(responses.questionId, params.questionId));
    return params;
  }
  const asked = ({ projectId, questionId }: Path, more = {}) => ({
    body: { project_id: projectId, question_id: questionId, ...more },
  });
  async function banner(params: Path, key: string): Promise<string[]> {
    const { body } = await call(crossTabRoute, "POST", asked(params, { segment_keys: [key] }));
    return body.data.columns.slice(1).map((column: { segment_value: string }) => column.segment_value);
  }
  async function listed(params: Path, key: string) {
    const { body } = await call(segmentsRoute, "POST", asked(params));
    return body.data.find((segment: { segment_key: string }) => segment.segment_key === key);
  }
  const order = (params: Path, segment_key: string, values: string[]) =>
    call(questionRoute, "PATCH", { params, body: { value_order: { segment_key, values } } });

  it("are in the order of the values of an SPSS file", async () => {
    const file = await readFile("lib/tables/read-sav/fixtures/likert.sav");
    const params = await upload(file, ["sat", "age", "nps"], "likert.sav");
    expect(await banner(params, "sat")).toEqual(SATISFACTION);
    expect(await banner(params, "age")).toEqual(AGES);
    const points = Array.from({ length: 9 }, (_, point) => `${point + 1}`);
    expect(await banner(params, "nps")).toEqual(["Not at all likely", ...points, "Extremely likely"]);
    expect((await listed(params, "age")).value_order).toEqual(AGES);
    const headers = { accept: "image/svg+xml" };
    const chart = await call(crossTabRoute, "POST", { ...asked(params, { segment_keys: ["sat"] }), headers });
    const places = SATISFACTION.map((value) => new TextDecoder().decode(chart.bytes).indexOf(`  ${value}<`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("are in that order also where the file counts down", async () => {
    const file = await readFile("lib/tables/read-sav/fixtures/panel.zsav");
    const { params } = await newQuestion();
    const mapping = { id: "panel.id_", text: "why", segments: ["@rating", "again"] };
    await send(params, file, { mapping }, { name: "panel.zsav" });
    await db.update(responses).set({ codedAt: new Date() }).where(eq(responses.questionId, params.questionId));
    expect(await banner(params, "@rating")).toEqual([
      "Very satisfied",
      "Satisfied",
      "Dissatisfied",
      "Very dissatisfied",
    ]);
    expect(await banner(params, "again")).toEqual(["Yes", "No", "Yes (3)"]);
  });

  it("are in the order of a known scale in other files, else by alphabet and number", async () => {
    const rows = ["Satisfied,March,Store 10", "Very dissatisfied,January,Store 9", "Don't know,December,Annex"];
    const file = `id,why,sat,month,store\n${rows.map((row, at) => `${at},Quiet,${row}`).join("\n")}\n`;
    const params = await upload(file, ["sat", "month", "store"]);
    expect(await banner(params, "sat")).toEqual(["Very dissatisfied", "Satisfied", "Don't know"]);
    expect(await banner(params, "month")).toEqual(["January", "March", "December"]);
    expect(await banner(params, "store")).toEqual(["Annex", "Store 9", "Store 10"]);
  });

  it("are in the order that a person sets, until that is taken back", async () => {
    const rows = ["Gold", "Silver", "Bronze", "Bronze", "Platinum"];
    const params = await upload(`id,why,tier\n${rows.map((tier, at) => `${at},Quiet,${tier}`).join("\n")}\n`, ["tier"]);
    expect((await order(params, "tier", ["Bronze", "Silver", "Gold"])).status).toBe(200);
    expect(await banner(params, "tier")).toEqual(["Bronze", "Silver", "Gold", "Platinum"]);
    const { values, value_order } = await listed(params, "tier");
    expect(values[0]).toMatchObject({ segment_value: "Bronze", count: 2 });
    expect(value_order).toEqual(["Bronze", "Silver", "Gold", "Platinum"]);
    await send(params, "id,why,tier\n9,Loud,Silver\n", { mapping: { id: "id", text: "why", segments: ["tier"] } });
    expect(await banner(params, "tier")).toEqual(["Bronze", "Silver", "Gold", "Platinum"]);
    await order(params, "tier", []);
    expect(await banner(params, "tier")).toEqual(["Bronze", "Gold", "Platinum", "Silver"]);
    const unknown = await order(params, "level", ["Bronze"]);
    expect([unknown.status, unknown.body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(unknown.body.error.message).toContain('"level"');
  });
});
