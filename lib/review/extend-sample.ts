import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { reviewSamples } from "@/db/schema/review";
import type { QuestionScope } from "@/lib/questions/find-question";
import { NONE_DRAWN } from "@/lib/responses/random-sample";

const ofQuestion = ({ organizationId, questionId }: QuestionScope) =>
  and(eq(reviewSamples.organizationId, organizationId), eq(reviewSamples.questionId, questionId));

/** Locks the question's sample, so that claims are made one after another, and returns how far it has been drawn. */
export async function lockSample(tx: Db, scope: QuestionScope): Promise<string> {
  await tx.insert(reviewSamples).values(scope).onConflictDoNothing();
  const [sample] = await tx
    .select({ drawnTo: reviewSamples.drawnTo })
    .from(reviewSamples)
    .where(ofQuestion(scope))
    .for("update");
  return sample?.drawnTo ?? NONE_DRAWN;
}

/** Extends the sample to the answer with the draw `last`. */
export async function extendSample(
  tx: Db,
  scope: QuestionScope,
  { last, ...changes }: { last: string; blind?: boolean },
): Promise<void> {
  const next = Math.min(0xff_ff_ff_ff, Number.parseInt(last, 16) + 1);
  const drawnTo = next.toString(16).padStart(8, "0");
  await tx
    .update(reviewSamples)
    .set({ ...changes, drawnTo: sql`greatest(${reviewSamples.drawnTo}, ${drawnTo})` })
    .where(ofQuestion(scope));
}
