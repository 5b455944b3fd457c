import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { anchorAnswers, anchorSamples } from "@/db/schema/anchors";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { type ShownGroup, showGroup } from "@/lib/groups/groups";
import { isInBase } from "@/lib/responses/is-in-base";

export type Anchor = { group: ShownGroup; questionId: string; frozenAt: Date };

/** The anchor sample of a group; null if it has none. Throws NOT_FOUND if the group is not the caller's. */
export async function findAnchor(db: Db, caller: Caller, groupId: string): Promise<Anchor | null> {
  const group = await showGroup(db, caller, groupId);
  const [found] = await db
    .select({ questionId: anchorSamples.questionId, frozenAt: anchorSamples.createdAt })
    .from(anchorSamples)
    .where(and(eq(anchorSamples.organizationId, caller.organizationId), eq(anchorSamples.groupId, groupId)));
  return found ? { ...found, group } : null;
}

/** Like `findAnchor`, but throws NOT_FOUND if the group has no anchor. */
export async function requireAnchor(db: Db, caller: Caller, groupId: string): Promise<Anchor> {
  const anchor = await findAnchor(db, caller, groupId);
  if (anchor) return anchor;
  throw new AppError("NOT_FOUND", "This tracker has no sample set aside. Draw one first.");
}

/** An answer of the sample, and the numbers of its codes in its own wave. */
export type AnchorAnswer = {
  id: string;
  text: string;
  language: string | null;
  flags: AnswerFlag[];
  codes: number[];
};

/** The answers that are unchanged since they were drawn: same text, and neither reviewed nor edited by a person. */
export async function readAnchorAnswers(
  db: Db,
  { organizationId }: Pick<Caller, "organizationId">,
  groupId: string,
): Promise<AnchorAnswer[]> {
  const rows = await db.execute<AnchorAnswer>(sql`
    select ${responses.id}, ${responses.text}, ${responses.language}, to_json(${responses.flags}) as flags,
      array_to_json(array(
        select ${codes.codeNumber} from ${assignments}
        join ${codes} on ${codes.organizationId} = ${organizationId} and ${codes.id} = ${assignments.codeId}
        where ${assignments.organizationId} = ${organizationId} and ${assignments.responseId} = ${responses.id}
      )) as codes
    from ${anchorAnswers}
    join ${responses} on ${responses.organizationId} = ${organizationId} and ${responses.id} = ${anchorAnswers.responseId}
    where ${anchorAnswers.organizationId} = ${organizationId} and ${anchorAnswers.groupId} = ${groupId}
      and ${isCodedByMachine} and ${hashOfText} = ${anchorAnswers.textHash}
    order by ${responses.id}`);
  return [...rows];
}

/** Answers of the base that only the machine has coded. */
export const isCodedByMachine: SQL = sql`${isInBase} and not ${responses.reviewed} and not ${responses.edited}`;

export const hashOfText: SQL = sql`encode(sha256(convert_to(${responses.text}, 'UTF8')), 'hex')`;
