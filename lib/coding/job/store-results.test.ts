import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobResults } from "@/db/schema/jobs";
import { operatorFor } from "@/lib/auth/caller";
import { localEngine } from "@/lib/engines/local/engine";
import { createOrganization } from "@/lib/organizations/create-organization";
import { useDatabase } from "@/test/database";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { codeOneCall } from "../code-one-call";

const ANSWERS = 600;
const name = "Friendly staff ".repeat(33).trim();

describe("the result of a one-call job", () => {
  const db = useDatabase();

  it("is kept and read in parts where it is large", async () => {
    const { id: organizationId } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: ANSWERS });
    const caller = operatorFor(organizationId);
    const responses = Array.from({ length: ANSWERS }, (_, index) => ({
      id: `r${index}`,
      text: `The staff of room ${index} were friendly`,
    }));
    const codebook = [
      { name: "Stay".repeat(100), codes: [{ name, definition: null, sentiment: "Positive" as const }] },
    ];
    const request = { responses, codingType: "qualitative" as const, language: "en", codebook };
    const outcome = await codeOneCall(db, caller, request, localEngine);
    if (outcome.mode !== "async") return expect.fail("many answers become a job");
    for (const job of await dispatched(db)) await runStages(db, job, localEngine);
    const { job_id } = outcome.job;

    const parts = await db
      .select({ characters: sql<number>`length(${jobResults.items})` })
      .from(jobResults)
      .where(eq(jobResults.jobId, job_id));
    expect(parts.length).toBeGreaterThan(2);
    for (const { characters } of parts) expect(characters).toBeLessThan(600_000);
    const { result }: ReturnType<typeof JSON.parse> = await readJob(db, caller, job_id);
    expect(result.results.map(({ id }: { id: string }) => id)).toEqual(responses.map(({ id }) => id));
    expect(result).toMatchObject({ credits_used: ANSWERS, codebook: [{ codes: [{ frequency: ANSWERS }] }] });
  });
});
