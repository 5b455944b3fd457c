import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { cancelJob } from "@/lib/jobs/end-job";
import type { JobRef } from "@/lib/jobs/lock-job";
import { useDatabase } from "@/test/database";
import { usePlatforms } from "@/test/platforms";
import { readJob } from "@/test/read-job";
import { STUDIES } from "@/test/survey-studies";
import { newWorkspace } from "@/test/workspace";
import { acceptImport } from "./accept-import";
import { importAnswersStage } from "./import-answers";
import { createConnection } from "./manage-connections";

const HELD = { more: true, wait: 0, isHeld: true };

describe("an import into a question with an open job", () => {
  const db = useDatabase();
  const standing = usePlatforms();
  let caller: Caller;
  beforeAll(async () => {
    caller = operatorFor((await newWorkspace(db)).organizationId);
  });

  /** Imports a question, starts a coding job of that question, and adds a new answer to its survey. */
  async function newCoding() {
    const study = STUDIES.typeform();
    standing.typeform = study.platform;
    const connection = { provider: "typeform" as const, name: "Research", credentials: study.credentials };
    const { id: connectionId } = await createConnection(db, caller, connection);
    study.add(0, "A calm garden", "North");
    const accept = async (): Promise<JobRef> => {
      const { job_id: id } = await acceptImport(db, caller, connectionId, { surveyId: study.surveyId });
      await db.update(jobs).set({ status: "processing", dispatchedAt: sql`now()` }).where(eq(jobs.id, id));
      return { organizationId: caller.organizationId, id };
    };
    const first = await accept();
    await importAnswersStage(db, first);
    const { project_id: projectId, questions } = (await read(first)).result;
    const questionId = questions[0].question_id;
    study.add(1, "Loud at night", "South");
    const coding = await acceptCodingJob(db, caller, { projectId, questionId }, { buildCodebook: true });
    return { study, coding: coding.job_id, accept };
  }

  const read = ({ id }: JobRef): Promise<ReturnType<typeof JSON.parse>> => readJob(db, caller, id);
  const setBack = (ref: JobRef, hours: number) =>
    db.execute(sql`
      update jobs set dispatched_at = dispatched_at - make_interval(hours => ${hours}),
        updated_at = updated_at - make_interval(hours => ${hours}) where id = ${ref.id}`);

  it("waits as long as that job takes, without asking the platform or seeming dead, and then goes on", async () => {
    const { study, coding, accept } = await newCoding();
    const ref = await accept();
    expect(await importAnswersStage(db, ref)).toEqual(HELD);
    await setBack(ref, 7);
    const asked = study.platform.received.length;
    expect(await importAnswersStage(db, ref)).toEqual(HELD);
    expect(study.platform.received).toHaveLength(asked);
    const [{ updatedAt } = {}] = await db.select({ updatedAt: jobs.updatedAt }).from(jobs).where(eq(jobs.id, ref.id));
    expect(Date.now() - (updatedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    await cancelJob(db, caller, coding);
    expect(await importAnswersStage(db, ref)).toMatchObject({ more: false });
    expect(await read(ref)).toMatchObject({ status: "completed", result: { uploaded: 1, total: 2 } });
  });
});
