import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobResults } from "@/db/schema/jobs";
import type { JobRef } from "./lock-job";

/** Adds items to the `results` of a job's result. Call it in the transaction that completes the job. */
export async function addResults(tx: Db, job: JobRef, part: number, items: readonly unknown[]): Promise<void> {
  const { organizationId, id: jobId } = job;
  const text = items.map((item) => JSON.stringify(item)).join();
  await tx.insert(jobResults).values({ organizationId, jobId, part, items: text });
}

/**
 * A completed job's result as JSON text in pieces, so that a large result is never held, parsed or written as a whole.
 * `stored` is the part of the result in the job's own row; `parts` are its `results`, if any.
 */
export async function* resultText(
  db: Db,
  { organizationId, id }: JobRef,
  { stored, parts }: { stored: string; parts: number },
): AsyncGenerator<string, void> {
  if (parts === 0) return yield stored;
  yield stored.replace(/\}$/, ', "results": [');
  let isFirst = true;
  for (let part = 0; part < parts; part++) {
    const [found] = await db
      .select({ items: jobResults.items })
      .from(jobResults)
      .where(and(eq(jobResults.organizationId, organizationId), eq(jobResults.jobId, id), eq(jobResults.part, part)));
    if (!found) throw new Error(`The job ${id} expired while its result was read.`);
    // Empty if all of its answers have been deleted since.
    if (found.items === "") continue;
    yield `${isFirst ? "" : ","}${found.items}`;
    isFirst = false;
  }
  yield "]}";
}
