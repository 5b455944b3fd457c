import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { anchorCodings } from "@/db/schema/anchors";
import { auditLog } from "@/db/schema/audit";
import { creditReservations } from "@/db/schema/credits";
import { jobs } from "@/db/schema/jobs";
import { projects } from "@/db/schema/projects";
import { operatorFor } from "@/lib/auth/caller";
import { readBalance } from "@/lib/credits/usage";
import { createGroup } from "@/lib/groups/groups";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import { endpoints } from "./endpoints";
import { route } from "./route";
import { anchorVerbs } from "./verbs/anchors";
import { codingVerbs } from "./verbs/coding";
import { projectVerbs } from "./verbs/projects";
import { questionJobVerbs } from "./verbs/question-jobs";
import { uploadVerbs } from "./verbs/uploads";

const code = endpoints(route(codingVerbs.code));
const createProject = endpoints(route(projectVerbs.createProject));
const codeQuestion = endpoints(route(questionJobVerbs.codeQuestion));
const freezeAnchor = endpoints(route(anchorVerbs.freezeAnchor));
const codeAnchor = endpoints(route(anchorVerbs.codeAnchor));
const uploadFile = endpoints(route(uploadVerbs.uploadProjectFile));

const answers = (count: number) => ({
  responses: Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    text: `The staff of room ${index} smiled`,
  })),
  codebook: { categories: [{ name: "Staff", codes: [{ name: "Friendly staff" }] }] },
});

describe("work whose reply can't be stored for repeats", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    await db.execute(sql`create function lose_reply() returns trigger language plpgsql as $$
      begin raise exception 'the process died here'; end $$`);
    workspace = await newWorkspace(db, { credits: 1_000 });
  });

  async function whileRepliesAreLost<Result>(work: () => Promise<Result>): Promise<Result> {
    await db.execute(sql`create trigger lose_reply before update of status on idempotency_keys
      for each row when (new.status is not null) execute function lose_reply()`);
    return work().finally(() => db.execute(sql`drop trigger lose_reply on idempotency_keys`));
  }
  const standing = async () => ({
    balance: await readBalance(db, workspace.organizationId),
    projects: await db.$count(projects),
    jobs: await db.$count(jobs),
    reserved: await db.$count(creditReservations, sql`settled_at is null`),
    audited: await db.$count(auditLog),
  });

  const headers = (key: string) => ({ "idempotency-key": key });
  async function newQuestion(coded: string[][]) {
    const caller = operatorFor(workspace.organizationId);
    return newCodedQuestion(db, caller, { Staff: ["Friendly staff"] }, coded);
  }

  it("is undone: a question's job", async () => {
    const params = await newQuestion([[], [], []]);
    await db.execute(sql`update responses set coded_at = null, text = 'The staff of room ' || position || ' smiled'
      where question_id = ${params.questionId}`);
    const send = () => workspace.call(codeQuestion, "POST", { params, body: {}, headers: headers("job") });
    const before = await standing();
    expect((await whileRepliesAreLost(send)).status).toBe(500);
    expect(await standing()).toEqual(before);
    const repeated = await send();
    expect([repeated.status, repeated.headers.has("x-idempotent-replay")]).toEqual([202, false]);
    expect((await send()).body).toEqual(repeated.body);
    expect(await standing()).toMatchObject({ jobs: before.jobs + 1, balance: before.balance - 3 });
  });

  it("is undone: coding an anchor sample", async () => {
    const waves = [await newQuestion(Array(30).fill(["Friendly staff"])), await newQuestion([["Friendly staff"]])];
    const questionIds = waves.map(({ questionId }) => questionId);
    const { id } = await createGroup(db, operatorFor(workspace.organizationId), { name: "Guests", questionIds });
    const params = { id };
    expect((await workspace.call(freezeAnchor, "POST", { params, body: {} })).status).toBe(201);
    const body = { question_id: questionIds[1] };
    const send = () => workspace.call(codeAnchor, "POST", { params, body, headers: headers("anchor") });
    const before = await standing();
    expect((await whileRepliesAreLost(send)).status).toBe(500);
    expect([await standing(), await db.$count(anchorCodings)]).toEqual([before, 0]);
    const repeated = await send();
    expect([repeated.status, repeated.headers.has("x-idempotent-replay")]).toEqual([200, false]);
    expect((await send()).body).toEqual(repeated.body);
    expect(await standing()).toMatchObject({ balance: before.balance - 30, reserved: before.reserved });
  });

  it.each([
    ["coding at once", () => workspace.call(code, "POST", { body: answers(3), headers: headers("a") }), 3],
    ["coding by a job", () => workspace.call(code, "POST", { body: answers(60), headers: headers("b") }), 60],
    [
      "a new project",
      () => workspace.call(createProject, "POST", { body: { name: "Once" }, headers: headers("c") }),
      0,
    ],
  ])("is undone: %s", async (_, send, cost) => {
    const before = await standing();
    const lost = await whileRepliesAreLost(send);
    expect([lost.status, lost.body.error.code]).toEqual([500, "INTERNAL_ERROR"]);
    expect(await standing()).toEqual(before);
    const repeated = await send();
    expect([Math.floor(repeated.status / 100), repeated.headers.has("x-idempotent-replay")]).toEqual([2, false]);
    const after = await standing();
    expect([after.projects, after.balance]).toEqual([before.projects + 1, before.balance - cost]);
    const replayed = await send();
    expect([replayed.body, replayed.headers.get("x-idempotent-replay")]).toEqual([repeated.body, "true"]);
    expect(await standing()).toEqual(after);
  });

  it("is undone: a file of answers", async () => {
    const { body } = await workspace.call(createProject, "POST", { body: { name: "File" } });
    const form = () => {
      const parts = new FormData();
      parts.set("file", new Blob(["id,answer\n1,Friendly staff\n2,Cold room\n"]), "answers.csv");
      return new Response(parts);
    };
    const sent = form();
    const raw = await sent.arrayBuffer();
    const keyed = { ...headers(randomUUID()), "content-type": sent.headers.get("content-type") ?? "" };
    const params = { projectId: body.data.id };
    const send = () => workspace.call(uploadFile, "POST", { raw, headers: keyed, params });
    const count = async () => (await db.execute(sql`select from responses`)).length;
    const before = await count();
    expect((await whileRepliesAreLost(send)).status).toBe(500);
    expect(await count()).toBe(before);
    expect((await send()).status).toBe(200);
    expect((await send()).headers.get("x-idempotent-replay")).toBe("true");
    expect(await count()).toBe(before + 2);
  });

  it.each([
    ["coding at once", () => workspace.call(code, "POST", { body: answers(3), headers: headers("late code") })],
    [
      "a new project",
      () => workspace.call(createProject, "POST", { body: { name: "Late" }, headers: headers("late project") }),
    ],
  ])("keeps no reply where it fails as it is committed: %s", async (_, send) => {
    await db.execute(sql`create constraint trigger fail_late after insert on projects
      deferrable initially deferred for each row execute function lose_reply()`);
    const before = await standing();
    const lost = await send();
    await db.execute(sql`drop trigger fail_late on projects`);
    expect([lost.status, await standing()]).toEqual([500, before]);
    const repeated = await send();
    expect([Math.floor(repeated.status / 100), repeated.headers.has("x-idempotent-replay")]).toEqual([2, false]);
    expect((await standing()).projects).toBe(before.projects + 1);
  });

  it("is undone where another request has taken over the key of one that was not heard of", async () => {
    const key = "taken over";
    await db.execute(sql`create function take_over() returns trigger language plpgsql as $$
      begin update idempotency_keys set claim = 'another' where key = sha256('taken over'); return new; end $$`);
    await db.execute(sql`create trigger take_over after insert on projects for each row execute function take_over()`);
    const before = await standing();
    const late = await workspace.call(code, "POST", { body: answers(3), headers: headers(key) });
    await db.execute(sql`drop trigger take_over on projects`);
    expect([late.status, late.body.error.code]).toEqual([409, "CONFLICT"]);
    expect(await standing()).toEqual(before);
  });
});
