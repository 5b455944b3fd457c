import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { questions } from "@/db/schema/projects";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import { createCode } from "@/lib/codebook/edit-codes";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { acceptGenerationJob } from "@/lib/coding/accept-generation-job";
import { splitCode } from "@/lib/coding/split-code";
import { localEngine } from "@/lib/engines/local/engine";
import { stageFile } from "@/lib/files/stage-file";
import { createProject } from "@/lib/projects/create-project";
import { deleteProject } from "@/lib/projects/delete-project";
import { deleteQuestion } from "@/lib/projects/delete-question";
import { decideResponses } from "@/lib/responses/decide-responses";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { uploadFile } from "@/lib/uploads/upload-file";
import { behindLocks, untilWaiting } from "@/test/behind-locks";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import { lockQuestion, type QuestionPath } from "./find-question";

const ANSWERS = ["Friendly staff", "Far too expensive"].map((text) => ({ id: text, text }));
const NOISE = { name: "Noise", definition: null, sentiment: "Negative" as const };
const CODES = ["Staff", "Price"].map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));

describe("requests that come at the same moment for one question", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: QuestionPath;

  beforeEach(async () => {
    const { organizationId } = await newWorkspace(db, { credits: 1_000 });
    caller = operatorFor(organizationId);
    const draft = { name: "Guests", language: "en", codingType: "qualitative" as const, questions: [{ text: "Why?" }] };
    const project = await createProject(db, caller, draft);
    path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    await uploadResponses(db, caller, path, ANSWERS);
  });

  async function sendFile(rows: number) {
    const text = `id,answer\n${Array.from({ length: rows }, (_, row) => `r${row},The pool was cold`).join("\n")}`;
    const file = await stageFile(
      db,
      caller,
      "answers.csv",
      (async function* () {
        yield Buffer.from(text);
      })(),
    );
    const how = { mapping: { id: "id", text: "answer" }, options: {}, dryRun: false, skipBadRows: false };
    return uploadFile(db, caller, path, { file, ...how });
  }

  /** Runs requests while `first` holds its locks, and returns how each ends: "done" or its error code. */
  async function outcomesBehind(count: number, first: (tx: Db) => Promise<unknown>, send: () => Promise<unknown>[]) {
    const settled = await behindLocks(db, count, first, send);
    return settled.map((one) => (one.status === "rejected" ? (one.reason.code ?? one.reason) : "done"));
  }

  it("find it gone where a deletion was first", async () => {
    const { categories } = await importCodebook(db, caller, path, [{ name: "Stay", codes: CODES }]);
    const codeId = categories[0]?.codes[0]?.id ?? "";
    const responseId = (
      await db.execute<{ id: string }>(sql`select id from responses
      where question_id = ${path.questionId}`)
    )[0]?.id;
    const parts = CODES.map((code) => ({ ...code, name: `${code.name} now`, responseIds: [] }));
    const codes = await outcomesBehind(
      8,
      (tx) => deleteQuestion(tx, caller, path),
      () => [
        uploadResponses(db, caller, path, [{ id: "c", text: "Quiet room" }]),
        sendFile(3),
        sendFile(5_001),
        acceptCodingJob(db, caller, path, { mode: "all" }),
        acceptGenerationJob(db, caller, path, {}),
        decideResponses(db, caller, path, [{ responseId: responseId ?? "", codes: [] }]),
        splitCode(db, caller, { ...path, codeId }, { by: "none", parts }, localEngine),
        createCode(db, caller, path, { ...NOISE, place: { category: "Stay" } }),
      ],
    );
    expect(new Set(codes)).toEqual(new Set(["NOT_FOUND"]));
  });

  it("let a project be deleted while a question of it is being changed", async () => {
    let deletion: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      const reword = (text: string) => tx.update(questions).set({ text }).where(eq(questions.id, path.questionId));
      await reword("How was it?");
      deletion = Promise.allSettled([deleteProject(db, caller, path.projectId)]);
      await untilWaiting(db, 1);
      await reword("How was your stay?");
    });
    expect(await deletion).toEqual([{ status: "fulfilled", value: { id: path.projectId, deleted: true } }]);
  });

  it("start one job: by a file, by coding or by generation", async () => {
    const codes = await outcomesBehind(
      3,
      (tx) => lockQuestion(tx, caller, path),
      () => [sendFile(5_001), acceptGenerationJob(db, caller, path, {}), sendFile(5_001)],
    );
    expect(codes.toSorted()).toEqual(["JOB_ALREADY_RUNNING", "JOB_ALREADY_RUNNING", "done"]);
    expect(await db.$count(jobs, eq(jobs.questionId, path.questionId))).toBe(1);
  });
});
