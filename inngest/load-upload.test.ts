import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as questionFile from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/file/route";
import * as projectFile from "@/app/api/v2/projects/[projectId]/upload/file/route";
import type { Db } from "@/db/client";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { stageFile } from "@/lib/files/stage-file";
import { failJob } from "@/lib/jobs/end-job";
import { JobLost } from "@/lib/jobs/lock-job";
import { createProject } from "@/lib/projects/create-project";
import { deleteProject } from "@/lib/projects/delete-project";
import { removeExpired } from "@/lib/upkeep/maintenance";
import { uploadFile } from "@/lib/uploads/upload-file";
import { loadRowsStage, readRowsStage } from "@/lib/uploads/upload-job";
import { behindLocks, untilWaiting } from "@/test/behind-locks";
import { useDatabase } from "@/test/database";
import { useDurableJobs } from "@/test/durable-jobs";
import { fileForm } from "@/test/file-form";
import { readJob } from "@/test/read-job";
import { newWorkspace } from "@/test/workspace";
import { dispatch } from "./dispatch";

const ROWS = 6_000;
const line = (row: number) => `r${row},"I liked part ${row} of the show, mostly",${row % 5}\n`;
const file = (change: (row: number) => string = line) =>
  `id,answer,group\n${Array.from({ length: ROWS }, (_, index) => change(index + 1)).join("")}`;

describe("loading a large file as a durable function", () => {
  const db = useDatabase();
  useDurableJobs();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { organizationId } = workspace;
    caller = operatorFor(organizationId);
  });

  async function newQuestion() {
    const survey = { name: "Show", language: "en", codingType: "qualitative" as const };
    const project = await createProject(db, caller, { ...survey, questions: [{ text: "What did you like?" }] });
    return { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  }

  async function accepted(params: Record<string, string>, content: string, fields = {}): Promise<string> {
    const handlers = "questionId" in params ? questionFile : projectFile;
    const reply = await workspace.call(handlers, "POST", { ...(await fileForm("show.csv", content, fields)), params });
    expect([reply.status, reply.body.error]).toEqual([202, undefined]);
    expect(reply.body.data).toMatchObject({ status: "queued" });
    expect(reply.body.meta.poll_url).toBe(`/v2/jobs/${reply.body.data.job_id}`);
    return reply.body.data.job_id;
  }

  /** An accepted upload whose event has not been sent, so that its durable function does not start. */
  async function acceptedUnannounced(
    params: { projectId: string; questionId?: string },
    content: string,
  ): Promise<string> {
    const staged = await stageFile(db, caller, "show.csv", Readable.from([Buffer.from(content)]));
    const request = {
      file: staged,
      mapping: { id: "id", text: "answer" },
      options: {},
      dryRun: false,
      skipBadRows: false,
    };
    const outcome = await uploadFile(db, caller, params, request);
    if (outcome.mode !== "async") throw new Error("The file was loaded at once.");
    return outcome.job.job_id;
  }

  async function ended(id: string): Promise<ReturnType<typeof JSON.parse>> {
    for (;;) {
      const job = await readJob(db, caller, id);
      if (job.status === "completed" || job.status === "failed") return job;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  const left = async (id: string) => {
    const [counts] = await db.execute(sql`select
      (select count(*) from uploads where job_id = ${id})::integer as files,
      (select count(*) from responses r join questions q on q.id = r.question_id
        where r.organization_id = ${workspace.organizationId})::integer as answers`);
    return counts;
  };

  it("reads its rows, makes answers of them and ends with the result", async () => {
    const params = await newQuestion();
    const id = await accepted(params, file());
    await dispatch();
    const job = await ended(id);
    expect(job).toMatchObject({
      type: "file_upload",
      status: "completed",
      progress: { processed: ROWS, total: ROWS, percentage: 100 },
      result: {
        uploaded: ROWS,
        total: ROWS,
        mapping: { id: "id", text: ["answer"], segments: ["group"] },
        questions: [{ question_id: params.questionId, uploaded: ROWS }],
      },
    });
    expect(await left(id)).toMatchObject({ files: 0 });
  });

  it("goes on where a dead process stopped, and loads no row twice", async () => {
    const { projectId } = await newQuestion();
    const id = await acceptedUnannounced({ projectId }, file());
    await db.execute(sql`update jobs set status = 'processing', dispatched_at = now() where id = ${id}`);
    await readRowsStage(db, { organizationId: workspace.organizationId, id });
    await db.execute(
      sql`delete from upload_rows where upload_id = (select id from uploads where job_id = ${id}) and row > 4001`,
    );
    await db.execute(sql`update jobs set dispatched_at = now() - interval '1 minute' where id = ${id}`);
    await dispatch();
    const job = await ended(id);
    expect(job.result).toMatchObject({ uploaded: ROWS, updated: 0, questions: [{ text: "answer", created: true }] });
  });

  it("reads dates by the order that the first rows show, and refuses a later one that does not fit it", async () => {
    const { projectId } = await newQuestion();
    const day = (row: number) => `${row},"I liked part ${row} of the show",1/${(row % 27) + 1}/2026\n`;
    const dated = (change: (row: number) => string) => file(change).replace("group", "visited");
    const mapping = { id: "id", text: "answer", segments: [{ column: "visited", by: "month" }] };
    const good = await accepted({ projectId }, dated(day), { mapping });
    const guessed = await accepted({ projectId }, dated(day));
    const later = await accepted(
      { projectId },
      dated((row) => (row === 5_900 ? "5900,Late,31/1/2026\n" : day(row))),
      { mapping },
    );
    await dispatch();
    expect((await ended(good)).result.mapping.dates).toEqual([
      { column: "visited", by: "month", order: "month-first" },
    ]);
    expect((await ended(guessed)).result.mapping).toMatchObject({ segments: [], dates: [] });
    expect((await ended(later)).error.message).toContain('5901, column "visited", is not a date with the month first');
  });

  it("loads nothing where one row is bad, and says which", async () => {
    const { projectId } = await newQuestion();
    const before = await left(randomUUID());
    const id = await accepted(
      { projectId },
      file((row) => (row === 5_900 ? ",No id,1\n" : line(row))),
      {
        mapping: { id: "id", text: "answer" },
      },
    );
    await dispatch();
    expect(await ended(id)).toMatchObject({
      status: "failed",
      error: { code: "VALIDATION_ERROR", issues: [{ row: 5_901, column: "id", message: "has no id" }] },
    });
    expect((await left(id))?.answers).toBe(before?.answers);
    await removeExpired(db);
    expect(await left(id)).toMatchObject({ files: 0 });
  });

  it("stops where the job is cancelled, and leaves the question as it was", async () => {
    const params = await newQuestion();
    const id = await acceptedUnannounced(params, file());
    const ref = { organizationId: workspace.organizationId, id };
    const second = await workspace.call(questionFile, "POST", { ...(await fileForm("a.csv", file())), params });
    expect([second.status, second.body.error.code]).toEqual([409, "JOB_ALREADY_RUNNING"]);
    expect(await failJob(db, ref, { code: "CANCELLED", message: "The job was cancelled." })).toBe(true);
    await expect(readRowsStage(db, ref)).rejects.toThrow(JobLost);
    const [question] = await db.execute(
      sql`select status, response_count from questions where id = ${params.questionId}`,
    );
    expect(question).toEqual({ status: "pending", response_count: 0 });
  });

  it("lets the deletion of its project wait until it has ended, so that neither fails", async () => {
    const params = await newQuestion();
    const id = await acceptedUnannounced(params, file());
    const ref = { organizationId: workspace.organizationId, id };
    await db.execute(sql`update jobs set status = 'processing' where id = ${id}`);
    await readRowsStage(db, ref);
    const lockRows = (tx: Db) => tx.execute(sql`lock table upload_rows in access exclusive mode`);
    const [loaded, deleted] = await behindLocks(db, 2, lockRows, () => {
      const loading = loadRowsStage(db, ref);
      const deleting = untilWaiting(db, 1).then(() => deleteProject(db, caller, params.projectId));
      return [loading, deleting.then(() => {})];
    });
    expect([loaded, deleted]).toEqual(Array(2).fill({ status: "fulfilled", value: undefined }));
    expect(await left(id)).toMatchObject({ files: 0 });
  });
});
