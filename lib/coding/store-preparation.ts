import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { PreparedAnswer } from "@/lib/preparation/prepare";

/**
 * Stores language and flags of these answers if they have changed. `isOpen` is a condition on `responses`: it leaves
 * out answers that a person has coded since they were prepared.
 */
export async function storePreparation(
  tx: Db,
  { organizationId, isOpen }: { organizationId: string; isOpen: SQL | undefined },
  prepared: readonly PreparedAnswer[],
): Promise<void> {
  for (const alike of alikeIn(prepared)) {
    const [{ language, flags }] = alike;
    const noted = sql`${`{${flags.join(",")}}`}::text[]`;
    const isNews = sql`(${responses.language}, ${responses.flags}) is distinct from (${language}, ${noted})`;
    const ids = alike.map(({ id }) => id);
    await tx
      .update(responses)
      .set({ language, flags: noted, notCoded: null })
      .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids), isOpen, isNews));
  }
}

/** Groups answers with the same language and flags. There are few groups, so one statement per group is enough. */
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
