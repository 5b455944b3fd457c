import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { advanceJob, holdJob, type JobRef, requireRunning } from "@/lib/jobs/hold-job";
import { isJunk } from "../charge";
import type { PreparedAnswer } from "../prepare/prepare";
import { prepareInWorker } from "../prepare/prepare-in-worker";
import { readAnswers, readContext } from "./question-work";

/** First stage: notes language and flags of every answer that is not coded yet; junk is done with that. */
export async function prepareStage(db: Db, ref: JobRef): Promise<void> {
  const job = await requireRunning(db, ref);
  const { context } = await readContext(db, job);
  const answers = await readAnswers(db, job);
  const { wording, language, codingType } = context;
  const prepared = await prepareInWorker(answers, { question: wording, language, codingType });
  const open = prepared.filter((_, index) => !answers[index]?.done);
  await db.transaction(async (tx) => {
    await holdJob(tx, ref);
    const processed = await storePreparation(tx, ref.organizationId, open);
    await advanceJob(tx, ref, { processed });
  });
}

/** Returns how many of the answers are done with their preparation. */
async function storePreparation(tx: Db, organizationId: string, prepared: readonly PreparedAnswer[]): Promise<number> {
  let done = 0;
  for (const alike of alikeIn(prepared)) {
    const [{ language, flags }] = alike;
    const junk = isJunk(flags);
    const ids = alike.map(({ id }) => id);
    const written = await tx
      .update(responses)
      .set({ language, flags: sql`${`{${flags.join(",")}}`}`, codedAt: junk ? sql`now()` : null })
      .where(
        and(
          eq(responses.organizationId, organizationId),
          isOneOf(responses.id, ids),
          isNull(responses.codedAt),
          eq(responses.reviewed, false),
        ),
      )
      .returning({ id: responses.id });
    if (junk) done += written.length;
  }
  return done;
}

/** Answers of one language and with the same flags, which are few combinations, each written in one statement. */
function alikeIn(prepared: readonly PreparedAnswer[]): [PreparedAnswer, ...PreparedAnswer[]][] {
  const groups = new Map<string, [PreparedAnswer, ...PreparedAnswer[]]>();
  for (const answer of prepared) {
    const key = JSON.stringify([answer.language, answer.flags]);
    const group = groups.get(key);
    if (group) group.push(answer);
    else groups.set(key, [answer]);
  }
  return [...groups.values()];
}
