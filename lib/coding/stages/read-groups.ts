import { LRUCache } from "lru-cache";
import type { Db } from "@/db/client";
import type { JobRef, RunningJob } from "@/lib/jobs/hold-job";
import { answerPages } from "@/lib/responses/answer-pages";
import { addToGroups, type FlaggedAnswer, type Group, type Groups } from "../group-equal";

const MOST_BYTES = 256 * 1024 * 1024;
/** What an answer takes in memory beside its characters. */
const BYTES_PER_ANSWER = 500;
const BYTES_PER_CHARACTER = 2;
/** Milliseconds after its last use. */
const KEPT_FOR = 120_000;

const kept = new LRUCache<string, Group[]>({
  maxSize: MOST_BYTES,
  sizeCalculation: sizeOf,
  ttl: KEPT_FOR,
  ttlAutopurge: true,
  updateAgeOnGet: true,
});

/** All answers of a question, equal ones together and junk left out. `language` stands in where none was detected. */
export async function readGroups(db: Db, job: RunningJob, language: string): Promise<Group[]> {
  const groups: Groups<FlaggedAnswer> = new Map();
  for await (const page of answerPages(db, job)) {
    addToGroups(
      groups,
      page.map(({ id, text, flags, language }) => ({ id, text, flags, language })),
      language,
    );
  }
  return [...groups.values()];
}

/**
 * The same for the stages of a job after its preparation, kept in this process from one to the next: until the job
 * ends, nobody adds, changes or deletes answers of its question. Another process reads for itself.
 */
export async function keptGroups(db: Db, job: RunningJob, language: string): Promise<readonly Group[]> {
  const known = kept.get(job.id);
  if (known) return known;
  const groups = await readGroups(db, job, language);
  kept.set(job.id, groups);
  return groups;
}

/** For a job that has ended. */
export const forgetGroups = ({ id }: JobRef): void => void kept.delete(id);

function sizeOf(groups: readonly Group[]): number {
  let bytes = 1;
  for (const { answers } of groups) {
    for (const { text } of answers) bytes += BYTES_PER_ANSWER + BYTES_PER_CHARACTER * text.length;
  }
  return bytes;
}
