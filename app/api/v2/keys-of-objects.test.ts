import { beforeAll, describe, expect, it } from "vitest";
import * as drilldown from "@/app/api/v2/analytics/cross-tab/drilldown/route";
import * as crossTab from "@/app/api/v2/analytics/cross-tab/route";
import * as quality from "@/app/api/v2/analytics/quality/route";
import * as ranking from "@/app/api/v2/analytics/segment-ranking/route";
import * as segments from "@/app/api/v2/analytics/segments/route";
import * as waves from "@/app/api/v2/analytics/wave-comparison/route";
import * as importCodebook from "@/app/api/v2/codebook/import/route";
import * as csv from "@/app/api/v2/export/csv/route";
import * as json from "@/app/api/v2/export/json/route";
import * as preview from "@/app/api/v2/export/preview/route";
import * as project from "@/app/api/v2/export/project/route";
import * as sav from "@/app/api/v2/export/sav/route";
import * as tripleS from "@/app/api/v2/export/triple-s/route";
import * as xlsx from "@/app/api/v2/export/xlsx/route";
import * as groups from "@/app/api/v2/groups/route";
import * as responses from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/route";
import * as uploadFile from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/file/route";
import * as upload from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projects from "@/app/api/v2/projects/route";
import { readTable } from "@/lib/tables/read-table";
import { useDatabase } from "@/test/database";
import { fileForm } from "@/test/file-form";
import { newWorkspace } from "@/test/workspace";

/** What every object inherits. */
const KEYS = ["constructor", "hasOwnProperty", "toString", "valueOf"];
const every = Object.fromEntries(KEYS.map((key) => [key, `is ${key}`]));

describe("segments, codes and categories with the names of what every object inherits", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let projectId: string;
  let questionIds: string[];
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const made = await workspace.call(projects, "POST", {
      body: { name: "constructor", questions: [{ text: "Why?" }, { text: "How?" }] },
    });
    projectId = made.body.data.id;
    questionIds = made.body.data.questions.map(({ id }: { id: string }) => id);
    for (const questionId of questionIds) {
      const given = [
        { id: "constructor", text: `${KEYS.join(" ")} was good`, segments: every },
        { id: "toString", text: "valueOf", segments: { age: 3 } },
      ];
      await succeeds(upload, { responses: given }, { projectId, questionId });
      const categories = KEYS.map((name) => ({ name, codes: [{ name }] }));
      await succeeds(importCodebook, { project_id: projectId, question_id: questionId, categories });
      const codes = KEYS.map((name) => ({ name }));
      const decided = ["constructor", "toString"].map((id) => ({ response_id: `id:${id}`, codes }));
      const reply = await workspace.call(responses, "PATCH", {
        params: { projectId, questionId },
        body: { responses: decided },
      });
      expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    }
  });

  async function succeeds(route: Parameters<typeof workspace.call>[0], body: object, params?: Record<string, string>) {
    const reply = await workspace.call(route, "POST", { body, ...(params && { params }) });
    expect([reply.status < 300, reply.body.error]).toEqual([true, undefined]);
    return reply;
  }
  const subject = () => ({ project_id: projectId, question_id: questionIds[0] });

  it("are analysed like any other", async () => {
    const { body } = await succeeds(segments, subject());
    const keys = body.data.map((one: { segment_key: string; segment_label: string | null }) => [
      one.segment_key,
      one.segment_label,
    ]);
    expect(keys.toSorted()).toEqual(["age", ...KEYS].toSorted().map((key) => [key, null]));
    await succeeds(crossTab, { ...subject(), segment_keys: KEYS });
    await succeeds(quality, subject());
    for (const key of KEYS) {
      const cell = await succeeds(drilldown, { ...subject(), code_name: key, segment: `${key}=is ${key}` });
      expect(cell.body.data.responses).toMatchObject([{ id: "constructor", segments: every }]);
      await succeeds(ranking, { ...subject(), code_name: key, segment_key: key });
    }
    const group = await succeeds(groups, { name: "constructor", question_ids: questionIds });
    await succeeds(waves, { group_id: group.body.data.id });
  });

  it("are exported like any other, and are missing where an answer has none", async () => {
    const files = { csv, xlsx, sav, json, tripleS };
    for (const [format, route] of Object.entries(files)) {
      const { bytes } = await succeeds(route, { ...subject(), include_demographics: true });
      if (format === "json" || format === "tripleS") continue;
      const { columns, rows } = await readTable(`file.${format}`, bytes);
      const written = rows.map((row) => KEYS.map((key) => row[columns.indexOf(key)]));
      expect([format, written[1]]).toEqual([format, KEYS.map(() => "")]);
    }
    for (const format of ["csv", "xlsx", "sav"]) {
      const body = { format, include_demographics: true };
      await succeeds(preview, { ...subject(), ...body });
      for (const single_file of [false, true]) await succeeds(project, { project_id: projectId, ...body, single_file });
    }
  });

  it("that cannot be kept are refused, or renamed in a file", async () => {
    const params = { projectId, questionId: questionIds[1] ?? "" };
    const raw = '{"responses":[{"id":"9","text":"Good","segments":{"__proto__":"x"}}]}';
    const refused = await workspace.call(upload, "POST", { params, raw });
    expect(refused.body.error).toMatchObject({
      code: "VALIDATION_ERROR",
      issues: [{ path: "responses[0].segments.__proto__" }],
    });
    const file = "id,answer,__proto__,proto\n9,It was good enough,one,two\n10,Not at all good,three,four\n";
    const mapping = { id: "id", text: "answer", segments: ["__proto__", "proto"] };
    const loaded = await workspace.call(uploadFile, "POST", {
      params,
      ...(await fileForm("a.csv", file, { mapping })),
    });
    expect([loaded.status, loaded.body.error]).toEqual([200, undefined]);
    const listed = await workspace.call(responses, "GET", { params, query: "?id=9" });
    expect(listed.body.data[0].segments).toEqual({ "proto (2)": "one", proto: "two" });
  });
});
