import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { anchorAnswers, anchorSamples } from "@/db/schema/anchors";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { showGroup } from "@/lib/groups/groups";
import { draw } from "@/lib/responses/draw";
import { hashOfText, isCodedByMachine } from "./read-anchor";
import { showAnchor } from "./show-anchor";
import { MIN_IN_ANCHOR } from "./sizes";

type AnchorRequest = { groupId: string; questionId?: string | undefined; size: number };

/**
 * Draws a random sample of machine-coded answers from one wave (by default the first) as the group's anchor. Free.
 * Throws NOT_FOUND; CONFLICT if the group has an anchor; NO_DATA if the wave has too few such answers.
 */
export async function freezeAnchor(db: Db, caller: Caller, { groupId, questionId, size }: AnchorRequest) {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    const group = await showGroup(tx, caller, groupId);
    const wave = questionId ? group.questions.find(({ id }) => id === questionId) : group.questions[0];
    if (!wave) throw new AppError("NOT_FOUND", "This question is not in this tracker.");
    const made = await tx
      .insert(anchorSamples)
      .values({ organizationId, groupId, questionId: wave.id })
      .onConflictDoNothing()
      .returning({ groupId: anchorSamples.groupId });
    if (made.length === 0)
      throw new AppError("CONFLICT", "This tracker has a sample set aside already. Delete it to draw another one.");
    // Draws from the high end of the random order, because samples for review come from the low end.
    const drawn = await tx.execute(sql`
      insert into ${anchorAnswers} (organization_id, group_id, response_id, text_hash)
      select ${organizationId}, ${groupId}, ${responses.id}, ${hashOfText} from ${responses}
      where ${responses.organizationId} = ${organizationId} and ${responses.questionId} = ${wave.id}
        and ${isCodedByMachine}
      order by ${draw} desc limit ${size}
      returning response_id`);
    if (drawn.length < MIN_IN_ANCHOR) {
      const message = `Too few answers to set aside: ${MIN_IN_ANCHOR} are needed that the machine has coded and nobody has checked, this wave has ${drawn.length}.`;
      throw new AppError("NO_DATA", message);
    }
    return showAnchor(tx, caller, groupId);
  });
}

/** Deletes a group's anchor sample and its codings. Throws NOT_FOUND. */
export async function deleteAnchor(db: Db, caller: Caller, groupId: string) {
  await showGroup(db, caller, groupId);
  const gone = await db
    .delete(anchorSamples)
    .where(and(eq(anchorSamples.organizationId, caller.organizationId), eq(anchorSamples.groupId, groupId)))
    .returning({ groupId: anchorSamples.groupId });
  if (gone.length === 0) throw new AppError("NOT_FOUND", "This tracker has no sample set aside.");
  return { id: groupId, deleted: true as const };
}
