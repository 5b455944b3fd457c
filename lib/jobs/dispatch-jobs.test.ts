import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { insertImportJob } from "@/lib/connections/accept-import";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { newId } from "@/lib/ids/new-id";
import { deleteProject } from "@/lib/projects/delete-project";
import { parseEnv } from "@/lib/runtime/env";
import { behindLocks } from "@/test/behind-locks";
import { useDatabase } from "@/test/database";
import { queuedJobs } from "@/test/queued-jobs";
import { dispatched } from "@/test/run-stages";
import { dispatchJobs } from "./dispatch-jobs";
import { cancelJob } from "./end-job";
import { advanceJob } from "./lock-job";

describe("queued jobs", () => {
  const db = useDatabase();
  beforeEach(() => db.execute(sql`delete from jobs`));
  const { newCaller, queue, newJob } = queuedJobs(db);
  const ids = (refs: readonly { id: string }[]) => refs.map(({ id }) => id).sort();

  it("leave the queue as the plans allow, oldest first, and fairly between organizations", async () => {
    const [starter, growth, other] = [await newCaller("starter"), await newCaller("growth"), await newCaller("growth")];
    const starters = [await queue(starter), await queue(starter)];
    const growths = [];
    for (let number = 0; number < 4; number++) growths.push(await queue(growth));
    const others = [await queue(other)];
    expect(ids(await dispatched(db, 3))).toEqual(ids([...starters.slice(0, 1), ...growths.slice(0, 1), ...others]));
    expect(await dispatched(db, 3)).toEqual([]);
    expect(ids(await dispatched(db, 100))).toEqual(ids(growths.slice(1, 3)));
    await cancelJob(db, starter, starters[0]?.id ?? "");
    expect(ids(await dispatched(db, 100))).toEqual(ids(starters.slice(1)));
  });

  it("of one organization run as many at once as the largest plan promises, if no other has any", async () => {
    const { concurrentJobs } = PLAN_TERMS.enterprise;
    const alone = await newCaller("enterprise");
    for (let number = 0; number <= concurrentJobs; number++) await queue(alone);
    expect(await dispatched(db, parseEnv({}).JOBS_AT_ONCE)).toHaveLength(concurrentJobs);
  });

  it("start at once for organizations that have none running, though another one has taken all places", async () => {
    const [many, ...others] = [await newCaller(), await newCaller("growth"), await newCaller("growth")];
    const places = 2;
    for (let number = 0; number <= places; number++) await queue(many);
    const [first, ...rest] = await dispatched(db, places);
    expect(rest).toHaveLength(places - 1);
    const firsts = [];
    for (const other of others) firsts.push(await queue(other));
    for (const other of others) await queue(other);
    const late = await queue(await newCaller("starter"));
    expect(ids(await dispatched(db, places))).toEqual(ids(firsts));
    expect(await dispatched(db, places)).toEqual([]);
    await cancelJob(db, many, first?.id ?? "");
    expect(await dispatched(db, places)).toEqual([late]);
  });

  const importJob = ({ organizationId }: Caller) =>
    insertImportJob(db, { organizationId, projectId: newId(), importId: newId() });

  it("of imports keep no place of other jobs or imports, though their platforms keep them waiting", async () => {
    const places = 4;
    const waiting = [];
    for (let number = 0; number < 2 * places; number++) {
      const caller = await newCaller();
      waiting.push({ caller, id: await importJob(caller) });
    }
    expect(await dispatched(db, places)).toHaveLength(2 * places);
    const other = await newCaller();
    const coding = await queue(other);
    expect(await dispatched(db, places)).toEqual([coding]);
    await cancelJob(db, other, coding.id);
    for (const { caller, id } of waiting) await cancelJob(db, caller, id);
  });

  it("start in the place of the import that waits for them", async () => {
    const caller = await newCaller("starter");
    const id = await importJob(caller);
    expect(await dispatched(db)).toHaveLength(1);
    const [other, waitedFor] = [await queue(caller), await queue(caller)];
    expect(await dispatched(db)).toEqual([]);
    await advanceJob(db, { organizationId: caller.organizationId, id }, { checkpoint: { waitsFor: waitedFor.id } });
    expect(await dispatched(db)).toEqual([waitedFor]);
    await cancelJob(db, caller, waitedFor.id);
    expect(await dispatched(db)).toEqual([]);
    await cancelJob(db, caller, id);
    expect(await dispatched(db)).toEqual([other]);
  });

  it("leave the queue once though two processes look at the same time", async () => {
    const { ref } = await newJob();
    const taken = await behindLocks(
      db,
      2,
      (tx) => tx.execute(sql`select from jobs where id = ${ref.id} for update`),
      () => [dispatched(db), dispatched(db)],
    );
    expect(taken.flatMap((one) => (one.status === "fulfilled" ? one.value : []))).toEqual([ref]);
  });

  it("stay cancelled though the dispatcher has chosen them", async () => {
    const { caller, ref, read, balance } = await newJob();
    const cancel = (tx: typeof db) => cancelJob(tx, caller, ref.id);
    expect(await behindLocks(db, 1, cancel, () => [dispatched(db)])).toMatchObject([{ value: [] }]);
    expect(await read()).toMatchObject({ status: "failed", error: { code: "CANCELLED" } });
    expect(await balance()).toBe(500);
    expect(await deleteProject(db, caller, (await read()).project_id)).toMatchObject({ deleted: true });
  });

  it("that end while they are announced keep the time of their end", async () => {
    const { caller, ref, read } = await newJob();
    const end = async () => void (await cancelJob(db, caller, ref.id));
    await dispatchJobs(db, end, 10);
    const [{ same } = {}] = await db.execute(
      sql`select updated_at = finished_at as same from jobs where id = ${ref.id}`,
    );
    expect([(await read()).status, same]).toEqual(["failed", true]);
  });

  it("are announced again where the announcement was lost or nothing has moved for long", async () => {
    const { ref } = await newJob();
    const deaf = dispatchJobs(db, () => Promise.reject(new Error("unreachable")), 10);
    await expect(deaf).rejects.toThrow("unreachable");
    expect(await dispatched(db)).toEqual([]);
    await db.execute(sql`update jobs set dispatched_at = now() - interval '1 minute'`);
    expect(await dispatched(db)).toEqual([ref]);
    expect(await dispatched(db)).toEqual([]);
    await db.execute(sql`update jobs set updated_at = now() - interval '1 hour'`);
    expect(await dispatched(db)).toEqual([ref]);
  });
});
