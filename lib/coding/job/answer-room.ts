import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { AppError } from "@/lib/errors";
import { GroupSemaphore } from "@/lib/group-semaphore";
import { type JobRef, requireRunning } from "@/lib/jobs/lock-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { MEBIBYTE } from "@/lib/mebibyte";
import { rowsOf } from "@/lib/questions/rows-of";

/**
 * The most memory, in bytes, for the answers of all jobs that this process works on at once, and for those of one
 * organization. The limit of an organization also limits a single job: to 550,000 answers of 100 characters.
 */
const MOST = 512 * MEBIBYTE;
const MOST_OF_ORGANIZATION = 384 * MEBIBYTE;
/**
 * Bytes of memory per answer, and per byte of text. Each byte counts twice: for the text, and for the key that is equal
 * for equal answers.
 */
const BYTES_PER_ANSWER = 500;
const MEMORY_PER_TEXT_BYTE = 2;

const memory = new GroupSemaphore({ most: MOST, mostOfGroup: MOST_OF_ORGANIZATION });
/**
 * The memory that each job needs, by job id. It does not change, because nobody changes the answers of a question while
 * a job of that question is open.
 */
const sizes = new LRUCache<string, number>({ max: 1_000 });

/**
 * Runs a part of a job's work as soon as there is memory for all answers of the job's question. Throws VALIDATION_ERROR
 * if the answers need more memory than a job may take; JobLost.
 */
export async function whileAnswersFit<Value>(db: Db, ref: JobRef, work: () => Promise<Value>): Promise<Value> {
  const bytes = sizes.get(ref.id) ?? (await measure(db, ref));
  sizes.set(ref.id, bytes);
  if (bytes > MOST_OF_ORGANIZATION) {
    const [needed, most] = [Math.ceil(bytes / MEBIBYTE), MOST_OF_ORGANIZATION / MEBIBYTE];
    const found = `The answers of this question take ${needed} MiB of memory, and a job may take ${most}`;
    throw new AppError("VALIDATION_ERROR", `${found}. Split them among several questions.`);
  }
  const release = await whileRunning(db, ref, (signal) => memory.acquire(ref.organizationId, bytes, { signal }));
  try {
    return await work();
  } finally {
    release();
  }
}

async function measure(db: Db, ref: JobRef): Promise<number> {
  const job = await requireRunning(db, ref);
  const [size] = await db
    .select({
      answers: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(octet_length(${responses.text})), 0)::float8`,
    })
    .from(responses)
    .where(rowsOf(responses, job));
  return (size?.answers ?? 0) * BYTES_PER_ANSWER + (size?.bytes ?? 0) * MEMORY_PER_TEXT_BYTE;
}
