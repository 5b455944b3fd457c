import { describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as question from "../projects/[projectId]/questions/[questionId]/route";
import * as uploads from "../projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projects from "../projects/route";
import * as csv from "./csv/route";
import * as project from "./project/route";
import * as sav from "./sav/route";

async function filesOf(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece);
    files.set(entry.fileName, Buffer.concat(pieces));
  }
  return files;
}

describe("the export of a whole project", () => {
  const db = useDatabase();

  /** A project of four questions, of which the first has been deleted and the third has no answers. */
  async function newStudy() {
    const { call } = await newWorkspace(db);
    const texts = ["Gone?", "What did you like?", "What is missing?", "=What did you like?"];
    const body = { name: "Guests, autumn", questions: texts.map((text) => ({ text })) };
    const { id: projectId, questions } = (await call(projects, "POST", { body })).body.data;
    const paramsOf = (place: number) => ({ projectId, questionId: questions[place].id });
    await call(question, "DELETE", { params: paramsOf(0) });
    for (const place of [1, 3]) {
      const responses = [1, 2].map((n) => ({ id: `r${n}`, text: `Answer ${n} to ${place}` }));
      await call(uploads, "POST", { params: paramsOf(place), body: { responses } });
    }
    const bodyOf = (place: number) => ({ project_id: projectId, question_id: questions[place].id });
    return { call, projectId, bodyOf, paramsOf };
  }

  it("has a file for each question that has answers, as it is exported alone, and a list of them", async () => {
    const { call, projectId, bodyOf } = await newStudy();
    const reply = await call(project, "POST", { body: { project_id: projectId, format: "csv" } });
    expect(reply.headers.get("content-disposition")).toContain('filename="guests-autumn.zip"');
    const files = await filesOf(reply.bytes);
    expect([...files.keys()]).toEqual(["contents.csv", "Q2-what-did-you-like.csv", "Q4-what-did-you-like.csv"]);
    for (const [place, name] of [
      [1, "Q2-what-did-you-like.csv"],
      [3, "Q4-what-did-you-like.csv"],
    ] as const) {
      const alone = await call(csv, "POST", { body: bodyOf(place) });
      expect(files.get(name)).toEqual(Buffer.from(alone.bytes));
    }
    expect(files.get("contents.csv")?.toString().split("\r\n")).toEqual([
      "\ufeffquestion,wording,answers,file",
      "Q2,What did you like?,2,Q2-what-did-you-like.csv",
      "Q4,'=What did you like?,2,Q4-what-did-you-like.csv",
      "",
    ]);
  });

  it("is written in every format", async () => {
    const { call, projectId, bodyOf } = await newStudy();
    for (const [format, extension] of [
      ["sav", "sav"],
      ["xlsx", "xlsx"],
      ["triple-s", "zip"],
      ["json", "json"],
    ] as const) {
      const { bytes } = await call(project, "POST", { body: { project_id: projectId, format } });
      expect([...(await filesOf(bytes)).keys()]).toEqual([
        "contents.csv",
        `Q2-what-did-you-like.${extension}`,
        `Q4-what-did-you-like.${extension}`,
      ]);
    }
    const body = { layout: "binary_dummy", compression: "zlib" };
    const { bytes } = await call(project, "POST", { body: { ...body, project_id: projectId, format: "sav" } });
    const alone = await call(sav, "POST", { body: { ...body, ...bodyOf(3) } });
    const packed = (await filesOf(bytes)).get("Q4-what-did-you-like.zsav");
    expect(packed?.subarray(0, 4).toString()).toBe("$FL3");
    expect(packed?.length).toBe(alone.bytes.length);
  });

  it("is refused without answers, to strangers, and with options that the format does not have", async () => {
    const { call, projectId, paramsOf } = await newStudy();
    const stranger = await newWorkspace(db);
    const body = { project_id: projectId, format: "csv" };
    expect((await stranger.call(project, "POST", { body })).body.error.code).toBe("NOT_FOUND");
    const wrong = { ...body, format: "json", layout: "wide" };
    expect((await call(project, "POST", { body: wrong })).body.error.code).toBe("VALIDATION_ERROR");
    for (const place of [1, 3]) await call(question, "DELETE", { params: paramsOf(place) });
    expect((await call(project, "POST", { body })).body.error.code).toBe("NO_DATA");
  });
});
