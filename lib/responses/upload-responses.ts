import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { type StoredAnswers, storeAnswers } from "./store-answers";

export type UploadedAnswer = { id: string; text: string; segments?: Record<string, string | number> | undefined };

export type UploadResult = StoredAnswers & { duplicates: number };

/**
 * Stores answers on a question, all or none. An answer with a known id is updated, and has to be coded again if its
 * text changed; if an id comes twice in one upload, the last entry counts. New answers make a coded question
 * `codebook_ready` again. JOB_ALREADY_RUNNING, NOT_FOUND.
 */
export async function uploadResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  answers: readonly UploadedAnswer[],
  commit: Commit<UploadResult> = commitOn(db),
): Promise<UploadResult> {
  const last = new Map(answers.map((answer) => [answer.id, answer]));
  const rows = [...last.values()].map(({ id, text, segments }, place) => ({ external_id: id, text, segments, place }));
  return commit(async (tx) => {
    await requireQuestion(tx, caller, path);
    const scope = scopeOf(caller, path);
    const stored = await storeAnswers(
      tx,
      scope,
      sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (external_id text, text text, segments jsonb, place integer)`,
    );
    return { ...stored, duplicates: answers.length - last.size };
  });
}
