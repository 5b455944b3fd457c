import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { assignmentHistory, codebookVersions } from "@/db/schema/codebook-versions";
import { responses } from "@/db/schema/responses";
import type { CodeChange } from "@/db/schema/terms";
import { shownChanges } from "@/lib/codebook/code-changes";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { RunningJob } from "@/lib/jobs/lock-job";

/**
 * Compares the codes after a run with those that the history holds from before it, stores what changed with the
 * version that stands for the run, and returns it. A run without such a version has changed nothing.
 */
export async function noteCodeChanges(tx: Db, job: RunningJob): Promise<ReturnType<typeof shownChanges>> {
  const { organizationId, questionId, checkpoint } = job;
  if (checkpoint.versionBefore === undefined) return [];
  const changes = await tx.execute<CodeChange>(sql`
    with before as (
      select distinct h.response_id, (a ->> 'codeId')::uuid as code_id
      from ${assignmentHistory} h, jsonb_array_elements(h.assignments) a
      where h.organization_id = ${organizationId} and h.question_id = ${questionId}
        and h.version = ${checkpoint.versionBefore}::integer
    ), after as (
      select a.response_id, a.code_id, r.reviewed, exists (
        select from ${assignmentHistory} h
        where h.organization_id = ${organizationId} and h.question_id = ${questionId}
          and h.version = ${checkpoint.versionBefore}::integer and h.response_id = a.response_id) as recoded
      from ${assignments} a
      join ${responses} r on r.organization_id = a.organization_id and r.id = a.response_id
      where a.organization_id = ${organizationId} and r.question_id = ${questionId}
    ), moves as (
      select coalesce(before.code_id, after.code_id) as code_id,
        count(after.response_id)::integer as after,
        (count(*) filter (where after.recoded and before.response_id is null))::integer as moved_in,
        (count(*) filter (where after.response_id is null))::integer as moved_out,
        (count(*) filter (where after.reviewed))::integer as reviewed
      from after full join before on before.response_id = after.response_id and before.code_id = after.code_id
      group by 1
    )
    select c.id as "codeId", coalesce(after, 0) as after, coalesce(moved_in, 0) as "movedIn",
      coalesce(moved_out, 0) as "movedOut", coalesce(reviewed, 0) as reviewed,
      coalesce(after - moved_in + moved_out, 0) as before
    from ${codes} c left join moves on moves.code_id = c.id
    where c.organization_id = ${organizationId} and c.question_id = ${questionId}`);
  await tx
    .update(codebookVersions)
    .set({ codeChanges: [...changes] })
    .where(
      and(
        eq(codebookVersions.organizationId, organizationId),
        eq(codebookVersions.questionId, questionId),
        eq(codebookVersions.number, checkpoint.versionBefore + 1),
      ),
    );
  return shownChanges(await readCodebook(tx, job), changes);
}
