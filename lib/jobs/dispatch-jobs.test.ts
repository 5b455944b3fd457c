import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import { insertImportJob } from "@/lib/connections/accept-import";
import { newId } from "@/lib/ids";
import { behindLocks } from "@/test/behind-locks";
import { useDatabase } from "@/test/database";
import { queuedJobs } from "@/test/queued-jobs";
import { dispatched } from "@/test/run-stages";
import { dispatchJobs } from "./dispatch-jobs";
import { cancelJob } from "./end-job";

describe("queued jobs", () => {
  const db = useDatabase();
  beforeEach(() => db.execute(sql`delete from jobs`));
  const { newCaller, queue, newJob } = queuedJobs(db);

  it("leave the queue as the plans allow, oldest first, and fairly between organizations", async () => {
    const [starter, growth, other] = [await newCaller("starter"), await newCaller("growth"), await newCaller("growth")];
    const starters = [await queue(starter), await queue(starter)];
    const growths = [];
    for (let number = 0; number < 4; number++) growths.push(await queue(growth));
    const others = [await queue(other)];
    const ids = (jobs: (typeof starters)[number][]) => jobs.map(({ id }) => id).sort();
    expect(ids(await dispatched(db, 3))).toEqual(ids([...starters.slice(0, 1), ...growths.slice(0, 1), ...others]));
    expect(await dispatched(db, 3)).toEqual([]);
    expect(ids(await dispatched(db, 100))).toEqual(ids(growths.slice(1, 3)));
    await cancelJob(db, starter, starters[0]?.id ?? "");
    expect(ids(await dispatched(db, 100))).toEqual(ids(starters.slice(1)));
  });

  it("leave the last free place to an organization that has none running", async () => {
    const [many, other] = [await newCaller("enterprise"), await newCaller("starter")];
    const queued = [];
    for (let number = 0; number < 4; number++) queued.push(await queue(many));
    const places = (await db.$count(jobs, eq(jobs.status, "processing"))) + 3;
    expect(await dispatched(db, places)).toHaveLength(2);
    expect(await dispatched(db, places)).toEqual([]);
    const late = await queue(other);
    expect(await dispatched(db, places)).toMatchObject([{ id: late.id }]);
    for (const { id } of queued) await cancelJob(db, many, id);
    await cancelJob(db, other, late.id);
  });

  it("of imports keep no place of other jobs or imports, though their platforms keep them waiting", async () => {
    const places = 4;
    const waiting = [];
    for (let number = 0; number < 2 * places; number++) {
      const caller = await newCaller();
      waiting.push({ caller, id: await insertImportJob(db, caller.organizationId, newId()) });
    }
    expect(await dispatched(db, places)).toHaveLength(2 * places);
    const other = await newCaller();
    const coding = await queue(other);
    expect(await dispatched(db, places)).toEqual([coding]);
    await cancelJob(db, other, coding.id);
    for (const { caller, id } of waiting) await cancelJob(db, caller, id);
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
