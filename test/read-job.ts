import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { showJobAndResult } from "@/lib/jobs/show-job";

/** A job with its result, as clients get it. */
export async function readJob(db: Db, caller: Caller, id: string) {
  const { job, result } = await showJobAndResult(db, caller, id);
  if (!result) return job;
  let text = "";
  for await (const piece of result) text += piece;
  const read: ReturnType<typeof JSON.parse> = JSON.parse(text);
  return { ...job, result: read };
}
