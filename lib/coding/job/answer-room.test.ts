import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { JobRef } from "@/lib/jobs/lock-job";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { whileAnswersFit } from "./answer-room";

const MEGABYTE = 1_000_000;

describe("a job's work", () => {
  const db = useDatabase();

  /** A job whose answers have this many megabytes of text; they take twice as much memory. */
  async function newJob(megabytes: number) {
    const { ref } = await newCodingJob(db, [{ id: "1", text: "The garden was lovely" }], ["garden"]);
    const text = sql`repeat('a', ${megabytes * MEGABYTE}::integer)`;
    await db.update(responses).set({ text }).where(eq(responses.organizationId, ref.organizationId));
    return ref;
  }

  let first: JobRef;
  let second: JobRef;
  beforeAll(async () => {
    // Indexing the words of such texts would take minutes.
    await db.execute(sql`drop index responses_by_words, responses_by_characters`);
    first = await newJob(150);
    second = await newJob(150);
  });

  it("is refused where its answers take more memory than a job may have", async () => {
    const large = await newJob(210);
    const refused = whileAnswersFit(db, large, async () => "done");
    await expect(refused).rejects.toThrow(/take 401 MiB of memory, and a job may take 384\. Split them/);
  });

  it("waits for memory while other organizations' answers take it, and small jobs go before it", async () => {
    const small = await newJob(1);
    const began: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) => () => {
      began.push(name);
      return new Promise<void>((end) => ends.push(end));
    };
    const firstDone = whileAnswersFit(db, first, work("first"));
    await expect.poll(() => began).toEqual(["first"]);
    const secondDone = whileAnswersFit(db, second, work("second"));
    const smallDone = whileAnswersFit(db, small, work("small"));
    await expect.poll(() => began).toEqual(["first", "small"]);
    ends[0]?.();
    await expect.poll(() => began).toEqual(["first", "small", "second"]);
    for (const end of ends) end();
    await Promise.all([firstDone, secondDone, smallDone]);
  });
});
