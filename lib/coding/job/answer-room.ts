import { Semaphore } from "async-mutex";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { AppError } from "@/lib/errors/app-error";
import { type JobRef, requireRunning } from "@/lib/jobs/lock-job";
import { rowsOf } from "@/lib/questions/rows-of";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";

/**
 * The memory, in MiB, for the answers of all jobs that this process works on at once, and for those of one job: 550,000
 * answers of 100 characters.
 */
const LIMIT = 512;
const LIMIT_OF_JOB = 384;
/**
 * Bytes of memory per answer, and per byte of text. Each byte counts twice: for the text, and for the key that is equal
 * for equal answers.
 */
const BYTES_PER_ANSWER = 500;
const MEMORY_PER_TEXT_BYTE = 2;

const memory = new Semaphore(LIMIT);
/**
 * The MiB that each job needs, by job id. It does not change, because nobody changes the answers of a question while
 * a job of that question is open.
 */
const sizes = new LRUCache<string, number>({ max: 1_000 });

/**
 * Runs a part of a job's work as soon as there is memory for all answers of the job's question. Throws VALIDATION_ERROR
 * if the answers need more memory than a job may take.
 */
export async function whileAnswersFit<Value>(db: Db, ref: JobRef, work: () => Promise<Value>): Promise<Value> {
  const size = sizes.get(ref.id) ?? (await measure(db, ref));
  sizes.set(ref.id, size);
  if (size > LIMIT_OF_JOB) {
    const found = `The answers of this question take ${size} MiB of memory, and a job may take ${LIMIT_OF_JOB}`;
    throw new AppError("VALIDATION_ERROR", `${found}. Split them among several questions.`);
  }
  // Light work first: few jobs are large, and a large one must not keep the others waiting.
  return memory.runExclusive(work, size, -size);
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
  const bytes = (size?.answers ?? 0) * BYTES_PER_ANSWER + (size?.bytes ?? 0) * MEMORY_PER_TEXT_BYTE;
  return Math.max(1, Math.ceil(bytes / MEBIBYTE));
}
