import { describe, expect, it } from "vitest";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { useDatabase } from "@/test/database";
import { useFileUploads } from "@/test/file-uploads";
import { partsOf } from "@/test/zip-parts";
import * as crossTab from "../analytics/cross-tab/route";
import * as summary from "../analytics/executive-summary/route";
import * as segments from "../analytics/segments/route";
import * as codebook from "../codebook/import/route";
import * as responses from "../projects/[projectId]/questions/[questionId]/responses/route";
import * as sav from "./sav/route";
import * as tripleS from "./triple-s/route";
import * as xlsx from "./xlsx/route";

const REGION = "In which part of the country do you live?";
const BRAND = "Which brands do you know?";
const DECIDED = 80;

/** A Qualtrics export: names, wordings, import ids, and answers whose code depends on the region. */
const FILE = [
  "ResponseId,Q1,Q2_1,Q2_2,weight,Q3",
  `Response ID,${REGION},${BRAND},${BRAND},Design weight,What did you like?`,
  '"{""ImportId"":""_recordId""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2_1""}","{""ImportId"":""QID2_2""}","{""ImportId"":""w""}","{""ImportId"":""QID3_TEXT""}"',
  ...Array.from({ length: DECIDED }, (_, n) => {
    const isNorth = n % 2 === 0;
    const brands = n % 3 === 0 ? "Acme,Zeta" : "Omni,Beta";
    return `R_${n},${isNorth ? "North" : "South"},${brands},${n % 4 === 0 ? 1.5 : 0.8},Answer ${n} about the ${isNorth ? "pool" : "bar"}`;
  }),
].join("\n");

describe("the wordings of segments", () => {
  const db = useDatabase();
  const { call, newQuestion, send } = useFileUploads(db);

  /** A question with a file's answers, those from the north coded as Pool. */
  async function newCodedQuestion(file: string) {
    const { params } = await newQuestion();
    const mapping = { id: "ResponseId", text: "Q3", segments: ["Q1", "Q2_1", "Q2_2"], weight: "weight" };
    const { body } = await send(params, file, { mapping });
    expect(body.error).toBeUndefined();
    const subject = { project_id: params.projectId, question_id: params.questionId };
    const categories = [{ name: "Place", codes: [{ name: "Pool" }, { name: "Bar" }] }];
    await call(codebook, "POST", { body: { ...subject, categories } });
    const decided = Array.from({ length: DECIDED }, (_, n) => ({
      response_id: `id:R_${n}`,
      codes: [{ name: n % 2 === 0 ? "Pool" : "Bar" }],
      reviewed: true,
    }));
    const reply = await call(responses, "PATCH", { params, body: { responses: decided } });
    expect(reply.body.error).toBeUndefined();
    return { params, subject };
  }

  it("are kept from the file, and told apart where two columns have the same", async () => {
    const { subject } = await newCodedQuestion(FILE);
    const { body } = await call(segments, "POST", { body: subject });
    expect(body.data).toMatchObject([
      { segment_key: "Q1", segment_label: REGION },
      { segment_key: "Q2_1", segment_label: `${BRAND} (Q2_1)` },
      { segment_key: "Q2_2", segment_label: `${BRAND} (Q2_2)` },
    ]);
  });

  it("name the segments in files and sentences, while keys stay in the API", async () => {
    const { subject } = await newCodedQuestion(FILE);
    const file = { ...subject, include_demographics: true };
    const table = await openTable(sourceOf((await call(sav, "POST", { body: file })).bytes), "a.sav");
    const labels = Object.fromEntries(table.columns.map((name, at) => [name, table.labels?.[at]]));
    expect(labels).toMatchObject({ Q1: REGION, Q2_1: `${BRAND} (Q2_1)`, weight: "Design weight" });
    const zip = await partsOf((await call(tripleS, "POST", { body: file })).bytes);
    expect(Object.values(zip).join()).toContain(`<label>${REGION}</label>`);
    const book = Object.values(await partsOf((await call(xlsx, "POST", { body: subject })).bytes)).join();
    expect(book).toContain(REGION);
    expect(book).toContain("Weighted by Design weight");
    const told = await call(summary, "POST", { body: subject });
    expect(told.body.data.summary).toContain(`where “${REGION}” is “North”`);
    const picture = await call(crossTab, "POST", {
      body: { ...subject, segment_keys: ["Q1", "Q2_1"] },
      headers: { accept: "image/svg+xml" },
    });
    expect(picture.status).toBe(200);
    const asked = await call(crossTab, "POST", { body: { ...subject, segment_keys: ["Q1"] } });
    expect(asked.body.data.columns[1]).toMatchObject({ segment: "Q1=North", segment_key: "Q1" });
  });

  it("are replaced by those of a later file, kept where it has none, and cut off after 300 characters", async () => {
    const { params, subject } = await newCodedQuestion(FILE);
    const long = `${REGION} ${"x".repeat(400)}`;
    const mapping = { id: "ResponseId", text: "Q3", segments: ["Q1", "Q2_1"], weight: null };
    const later = FILE.replace(REGION, long).replace(`,${BRAND},`, ",,");
    await send(params, later, { mapping });
    const [region, brand] = (await call(segments, "POST", { body: subject })).body.data;
    expect(region.segment_label).toHaveLength(300);
    expect(region.segment_label.endsWith("x…")).toBe(true);
    expect(brand.segment_label).toContain(BRAND);
  });
});
