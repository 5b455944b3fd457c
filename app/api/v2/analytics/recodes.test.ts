import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { useDatabase } from "@/test/database";
import { useFileUploads } from "@/test/file-uploads";
import * as exportRoute from "../export/csv/route";
import * as responseRoute from "../projects/[projectId]/questions/[questionId]/responses/[responseId]/route";
import * as responsesRoute from "../projects/[projectId]/questions/[questionId]/responses/route";
import * as questionRoute from "../projects/[projectId]/questions/[questionId]/route";
import * as uploadRoute from "../projects/[projectId]/questions/[questionId]/upload/json/route";
import * as crossTabRoute from "./cross-tab/route";
import * as qualityRoute from "./quality/route";
import * as segmentsRoute from "./segments/route";

const NPS = {
  name: "NPS groups",
  segment_key: "nps",
  groups: [
    { name: "Promoters", from: 9, to: 10 },
    { name: "Passives", from: 7, to: 8 },
    { name: "Detractors", from: 0, to: 6 },
  ],
};
type Path = { projectId: string; questionId: string };

describe("a recoded segment", () => {
  const db = useDatabase();
  const { newQuestion, send, call } = useFileUploads(db);
  const MAPPING = { mapping: { id: "id", text: "why", segments: ["nps", "region"] } };

  /** A question with an answer for each value of `nps`. */
  async function survey(values: readonly (string | number)[]) {
    const { params } = await newQuestion();
    const rows = values.map((value, at) => `r${at},Quiet,${value},${at % 2 === 0 ? "North" : "South"}`);
    const { body } = await send(params, `id,why,nps,region\n${rows.join("\n")}\n`, MAPPING);
    expect(body.error).toBeUndefined();
    await codeAll(params);
    return params;
  }
  const codeAll = ({ questionId }: Path) =>
    db.update(responses).set({ codedAt: new Date() }).where(eq(responses.questionId, questionId));
  const change = (params: Path, body: object) => call(questionRoute, "PATCH", { params, body });
  async function refusal(params: Path, recode: object): Promise<string> {
    const { status, body } = await change(params, { recode: { ...NPS, ...recode } });
    expect([status, body.error?.code]).toEqual([422, "VALIDATION_ERROR"]);
    return body.error.message;
  }
  async function valuesOf(params: Path, key = NPS.name): Promise<Record<string, unknown>> {
    const { body } = await call(responsesRoute, "GET", { params });
    return Object.fromEntries(
      body.data.map(({ id, segments }: { id: string; segments: Record<string, unknown> }) => [id, segments[key]]),
    );
  }
  const asked = ({ projectId, questionId }: Path, more = {}) => ({
    body: { project_id: projectId, question_id: questionId, ...more },
  });
  async function listed(params: Path, key: string) {
    const { body } = await call(segmentsRoute, "POST", asked(params));
    return body.data.find((segment: { segment_key: string }) => segment.segment_key === key);
  }

  it("is a segment of answers, cross-tabs, filters, quality reports and exports", async () => {
    const params = await survey([10, 9, 8, 6, 0, "Don't know"]);
    expect((await change(params, { recode: NPS })).status).toBe(200);
    expect(await valuesOf(params)).toEqual({
      r0: "Promoters",
      r1: "Promoters",
      r2: "Passives",
      r3: "Detractors",
      r4: "Detractors",
      r5: undefined,
    });
    const table = await call(crossTabRoute, "POST", asked(params, { segment_keys: [NPS.name, "region"] }));
    const columns = table.body.data.columns.map((column: { segment_value: string }) => column.segment_value);
    expect(columns).toEqual([null, "Promoters", "Passives", "Detractors", "North", "South"]);
    const filter = { segments: ["NPS groups=Detractors"] };
    const filtered = await call(crossTabRoute, "POST", asked(params, { segment_keys: ["region"], filter }));
    expect(filtered.body.data.columns[0].base).toBe(2);
    const found = await call(responsesRoute, "GET", { params, query: "?segment=NPS%20groups%3DPassives" });
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual(["r2"]);
    expect(await listed(params, NPS.name)).toMatchObject({
      value_order: ["Promoters", "Passives", "Detractors"],
      recode: { segment_key: "nps", groups: NPS.groups },
    });
    expect((await listed(params, "nps")).recode).toBeNull();
    expect((await call(qualityRoute, "POST", asked(params))).status).toBe(200);
    const file = await call(exportRoute, "POST", asked(params, { include_demographics: true }));
    expect(new TextDecoder().decode(file.bytes).split("\n")[0]).toContain("NPS groups");
  });

  it("has the values of new and changed answers", async () => {
    const params = await survey([10, 3]);
    await change(params, { recode: NPS });
    await send(params, "id,why,nps,region\nr1,Quiet,9,South\nr2,Loud,7,North\nr3,Loud,,North\n", MAPPING);
    await call(uploadRoute, "POST", {
      params,
      body: { responses: [{ id: "r4", text: "Loud", segments: { nps: "2" } }] },
    });
    expect(await valuesOf(params)).toEqual({
      r0: "Promoters",
      r1: "Promoters",
      r2: "Passives",
      r3: undefined,
      r4: "Detractors",
    });
    const answer = { params: { ...params, responseId: "id:r0" } };
    expect((await call(responseRoute, "PATCH", { ...answer, body: { segments: { nps: 5 } } })).status).toBe(200);
    expect((await valuesOf(params)).r0).toBe("Detractors");
    await call(responseRoute, "PATCH", { ...answer, body: { segments: { nps: null } } });
    expect((await valuesOf(params)).r0).toBeUndefined();
  });

  it("takes no other values than its own from answers, but those of an export", async () => {
    const params = await survey([10, 3]);
    await change(params, { recode: NPS });
    const head = "id,why,nps,region,NPS groups\n";
    const mapping = { mapping: { id: "id", text: "why", segments: ["nps", "region", "NPS groups"] } };
    const same = await send(params, `${head}r0,Quiet,10,North,Promoters\nr2,Quiet,8,North,Passives\n`, mapping);
    expect(same.body.error).toBeUndefined();
    const other = await send(params, `${head}r3,Quiet,8,North,Promoters\n`, mapping);
    expect(other.body.error.message).toContain('give "Promoters" to "NPS groups", which is a recode');
    const answer = { params: { ...params, responseId: "id:r0" } };
    const decided = await call(responseRoute, "PATCH", { ...answer, body: { segments: { [NPS.name]: "Passives" } } });
    expect(decided.body.error.code).toBe("VALIDATION_ERROR");
    expect(await valuesOf(params)).toEqual({ r0: "Promoters", r1: "Detractors", r2: "Passives" });
  });

  it("merges values, and has open ranges for negative and decimal numbers", async () => {
    const params = await survey(["-2.5", "0", "3.75", "none", "007", "1e3"]);
    const groups = [
      { name: "Loss", to: -0.01 },
      { name: "Gain", from: 0 },
      { name: "Unknown", values: ["none", "1e3"] },
    ];
    await change(params, { recode: { ...NPS, groups } });
    expect(Object.values(await valuesOf(params))).toEqual(["Loss", "Gain", "Gain", "Unknown", "Gain", "Unknown"]);
    const merged = [
      { name: "Even", values: ["0"] },
      { name: "Odd", from: 7, to: 7 },
      { name: "Even", from: -3, to: -2 },
    ];
    await change(params, { recode: { ...NPS, groups: merged } });
    expect(Object.values(await valuesOf(params))).toEqual(["Even", "Even", undefined, undefined, "Odd", undefined]);
    expect((await listed(params, NPS.name)).value_order).toEqual(["Even", "Odd"]);
  });

  it("is renamed and removed with its values, and may be a weight", async () => {
    const params = await survey([10, 3]);
    await change(params, { recode: NPS });
    await change(params, { recode: { ...NPS, name: "Loyalty" }, remove_recode: NPS.name });
    expect(await valuesOf(params)).toEqual({ r0: undefined, r1: undefined });
    expect(await valuesOf(params, "Loyalty")).toEqual({ r0: "Promoters", r1: "Detractors" });
    const weights = {
      ...NPS,
      name: "w",
      groups: [
        { name: "0.5", from: 0, to: 8 },
        { name: "2", from: 9 },
      ],
    };
    expect((await change(params, { recode: weights, weight_key: "w" })).body.data.weight_key).toBe("w");
    expect((await change(params, { remove_recode: "w" })).status).toBe(422);
    expect((await change(params, { remove_recode: "w", weight_key: null })).status).toBe(200);
    await change(params, { remove_recode: "Loyalty" });
    expect(await listed(params, "Loyalty")).toBeUndefined();
    const unknown = await change(params, { remove_recode: "Loyalty" });
    expect(unknown.body.error.message).toContain('names no recode of this question: "Loyalty"');
  });

  it("is refused where it could not be told what a value belongs to", async () => {
    const params = await survey([10, 3]);
    expect(await refusal(params, { segment_key: "age" })).toContain('names no segment of this question: "age"');
    expect(await refusal(params, { name: "region" })).toContain('is the name of another column: "region"');
    expect(await refusal(params, { name: "nps" })).toContain('is the name of another column: "nps"');
    const overlapping = [
      { name: "Low", to: 6 },
      { name: "High", from: 6 },
    ];
    expect(await refusal(params, { groups: overlapping })).toContain('overlaps another range, that of "Low"');
    expect(await refusal(params, { groups: [{ name: "Low", from: 6, to: 0 }] })).toContain("ends before it begins");
    const twice = [
      { name: "Ten", values: ["10"] },
      { name: "High", from: 9 },
    ];
    expect(await refusal(params, { groups: twice })).toContain('"10"');
    const same = [
      { name: "Ten", values: ["10"] },
      { name: "Best", values: ["10"] },
    ];
    expect(await refusal(params, { groups: same })).toContain('"10"');
    expect(await refusal(params, { groups: [{ name: "Nobody", values: ["11"] }] })).toContain("hold no answer");
    expect(await refusal(params, { groups: [{ name: "Nothing" }] })).toContain("must have");
    const many = Array.from({ length: 201 }, (_, at) => ({ name: `${at}`, values: [`${at}`] }));
    await refusal(params, { groups: many });
    const long = Array.from({ length: 101 }, (_, at) => `${at}`.padStart(1_000, "0"));
    expect(await refusal(params, { groups: [{ name: "Long", values: long }] })).toContain("100000 characters");
    expect(await valuesOf(params)).toEqual({ r0: undefined, r1: undefined });
    expect((await change(params, { recode: NPS })).status).toBe(200);
    expect(await refusal(params, { name: "Again", segment_key: NPS.name })).toContain("recode itself");
    expect(await refusal(params, { segment_key: NPS.name })).toContain("recode itself");
    for (let at = 1; at < 20; at++) {
      expect((await change(params, { recode: { ...NPS, name: `NPS ${at}` } })).status).toBe(200);
    }
    const full = await change(params, { recode: { ...NPS, name: "NPS 20" } });
    expect(full.body.error).toMatchObject({ code: "CONFLICT" });
    expect((await change(params, { recode: { ...NPS, name: "NPS 1" } })).status).toBe(200);
  });
});
