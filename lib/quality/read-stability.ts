import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { questions } from "@/db/schema/projects";
import { wilsonInterval } from "@/lib/statistics/wilson";
import type { Estimate } from "./agreement";

/**
 * How many answers the engine coded twice in the last runs of the questions, and the share of them that got the same
 * codes.
 */
export type Stability = { answers: number; agreement: Estimate };

/** How far an engine agrees with itself, on answers that its review decided a second time; null if there are none. */
export async function readStability(
  db: Db,
  organizationId: string,
  questionIds: readonly string[],
): Promise<Stability | null> {
  const rows = await db
    .select({ passes: questions.passes })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), isOneOf(questions.id, questionIds)));
  const known = rows.flatMap(({ passes }) => passes ?? []);
  const answers = known.reduce((sum, { compared }) => sum + compared, 0);
  const agreed = known.reduce((sum, passes) => sum + passes.agreed, 0);
  const interval = wilsonInterval(agreed, answers);
  return interval && { answers, agreement: { value: agreed / answers, ...interval } };
}
