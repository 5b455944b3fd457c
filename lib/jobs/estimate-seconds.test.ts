import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import { newJobId } from "@/lib/ids";
import { createOrganization } from "@/lib/organizations/create-organization";
import { useDatabase } from "@/test/database";
import { estimateSeconds } from "./estimate-seconds";

const local = { name: "local" as const };
const model = { name: "openai" as const, secondsFor: (answers: number) => answers / 10 };

describe("the seconds that a job will take", () => {
  const db = useDatabase();

  it("are the engine's guess before any job, and later those of its own jobs of about the same size", async () => {
    expect(await estimateSeconds(db, "auto_coding", 1_000, local)).toBe(5);
    expect(await estimateSeconds(db, "auto_coding", 1_000, model)).toBe(102);
    await noteJobs("openai/some-model/1", { answers: 1_000, seconds: 251 });
    await noteJobs("local/1", { answers: 1_000, seconds: 3 });
    expect(await estimateSeconds(db, "auto_coding", 1_000, model)).toBe(251);
    expect(await estimateSeconds(db, "auto_coding", 1_000, local)).toBe(3);
    await noteJobs("local/1", { answers: 50, seconds: 4 });
    expect(await estimateSeconds(db, "auto_coding", 5_000, local)).toBe(18);
  });

  async function noteJobs(engine: string, { answers, seconds }: { answers: number; seconds: number }): Promise<void> {
    const { id } = await createOrganization(db, { name: "Acme", plan: "growth", credits: 0 });
    const finishedAt = sql`now() + make_interval(secs => ${seconds})`;
    const job = {
      organizationId: id,
      type: "auto_coding" as const,
      status: "completed" as const,
      total: answers,
      engine,
    };
    const finished = Array.from({ length: 5 }, () => ({ ...job, id: newJobId(), createdAt: sql`now()`, finishedAt }));
    await db.insert(jobs).values(finished);
  }
});
