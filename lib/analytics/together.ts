import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { showGroup } from "@/lib/groups/groups";
import { type Analysed, readAnalysed } from "./analysed";
import { readSubject, type Subject } from "./subject";

/**
 * A question, or all waves of a group as one: the codes are those of the first wave, and the same codes of the other
 * waves count with them. Throws NOT_FOUND if it is not the caller's; NO_DATA if it has no answers.
 */
export async function readTogether(db: Db, caller: Caller, subject: Subject): Promise<Analysed> {
  if (!("groupId" in subject)) return readAnalysed(db, caller, subject);
  const { id, name } = await showGroup(db, caller, subject.groupId);
  const { waves, codes, codeIndexes } = await readSubject(db, caller, subject);
  const ids = codes.map((): string[] => []);
  for (const [codeId, index] of codeIndexes) ids[index]?.push(codeId);
  return {
    organizationId: caller.organizationId,
    questionId: waves[0]?.questionId ?? "",
    questionIds: waves.map(({ questionId }) => questionId),
    group: { id, name },
    wording: name,
    codes: codes.map((code, index) => ({ ...code, ids: ids[index] ?? [] })),
    repeatsRespondents: true,
  };
}
