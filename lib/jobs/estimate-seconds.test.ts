import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import { NO_USAGE } from "@/lib/engines/engine";
import { newId, newJobId } from "@/lib/ids/new-id";
import { createOrganization } from "@/lib/organizations/create-organization";
import { useDatabase } from "@/test/database";
import { estimateSeconds } from "./estimate-seconds";

const local = { name: "local" as const };
const model = { name: "openai" as const, secondsFor: (asked: number) => asked / 10 };
const of = (answers: number) => ({ answers });

describe("the seconds that a job will take", () => {
  const db = useDatabase();

  it("are the engine's guess before any job, and later those of its own jobs of about the same size", async () => {
    expect(await estimateSeconds(db, "auto_coding", of(1_000), local)).toBe(5);
    expect(await estimateSeconds(db, "auto_coding", of(1_000), model)).toBe(102);
    await noteJobs("openai/some-model/1", { total: 1_000, seconds: 251 });
    await noteJobs("local/1", { total: 1_000, seconds: 3 });
    expect(await estimateSeconds(db, "auto_coding", of(1_000), model)).toBe(251);
    expect(await estimateSeconds(db, "auto_coding", of(1_000), local)).toBe(3);
    await noteJobs("local/1", { total: 50, seconds: 4 });
    expect(await estimateSeconds(db, "auto_coding", of(5_000), local)).toBe(18);
  });

  it("depend on the answers that the model is asked about, now and in earlier jobs, and on the time for other work", async () => {
    const forecast = { usage: { ...NO_USAGE, asked: 200 }, otherSeconds: 6 };
    expect(await estimateSeconds(db, "one_call", { answers: 1_000, forecast }, model)).toBe(28);
    await noteJobs("openai/some-model/1", { type: "one_call", total: 1_000, askedAnswers: 200, seconds: 41 });
    expect(await estimateSeconds(db, "one_call", { answers: 1_000, forecast }, model)).toBe(47);
    expect(await estimateSeconds(db, "one_call", of(200), model)).toBe(41);
  });

  type Finished = { type?: "auto_coding" | "one_call"; total: number; askedAnswers?: number; seconds: number };

  async function noteJobs(engine: string, { seconds, ...done }: Finished): Promise<void> {
    const { id } = await createOrganization(db, { name: "Acme", plan: "growth", credits: 0 });
    const finishedAt = sql`now() + make_interval(secs => ${seconds})`;
    const job = {
      organizationId: id,
      projectId: newId(),
      type: "auto_coding" as const,
      status: "completed" as const,
      engine,
      ...done,
    };
    const finished = Array.from({ length: 5 }, () => ({ ...job, id: newJobId(), createdAt: sql`now()`, finishedAt }));
    await db.insert(jobs).values(finished);
  }
});
