import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobResults, jobs } from "@/db/schema/jobs";
import type { QuestionPath } from "@/lib/questions/find-question";

type ForgottenQuestion = { organizationId: string } & QuestionPath;
type Answer = { id: string; externalId: string };

/** Removes deleted answers of a question from the stored results of jobs. */
export async function forgetAnswers(tx: Db, place: ForgottenQuestion, answers: readonly Answer[]): Promise<void> {
  const { organizationId, projectId, questionId } = place;
  const isGone = inArray(sql`item ->> 'id'`, [...new Set(answers.map(({ externalId }) => externalId))]);
  const items = sql`json_array_elements(('[' || part.items || ']')::json) with ordinality as listed (item, place)`;
  await tx.execute(sql`
    update ${jobResults} part
    set items = coalesce((select string_agg(item::text, ',' order by place) from ${items} where not ${isGone}), '')
    from ${jobs} j
    where part.organization_id = ${organizationId} and j.organization_id = part.organization_id
      and j.id = part.job_id and j.question_id = ${questionId} and exists (select from ${items} where ${isGone})`);
  const isNamed = inArray(
    sql`answer ->> 'response_id'`,
    answers.map(({ id }) => id),
  );
  await tx.execute(sql`
    update ${jobs} set result = jsonb_set(result, '{questions}', (
      select jsonb_agg(case when question ? 'responses' then jsonb_set(question, '{responses}', coalesce((
        select jsonb_agg(answer order by place)
        from jsonb_array_elements(question -> 'responses') with ordinality as named (answer, place)
        where not ${isNamed}), '[]')) else question end order by at)
      from jsonb_array_elements(result -> 'questions') with ordinality as filled (question, at)))
    where organization_id = ${organizationId} and project_id = ${projectId} and type = 'file_upload' and exists (
      select from jsonb_path_query(result, '$.questions[*].responses[*]') answer where ${isNamed})`);
}

/** Deletes the ended jobs of uploads and imports that filled a deleted question; their results name it. */
export async function forgetQuestion(
  tx: Db,
  { organizationId, projectId, questionId }: ForgottenQuestion,
): Promise<void> {
  const filled = JSON.stringify({ questions: [{ question_id: questionId }] });
  await tx
    .delete(jobs)
    .where(
      and(
        eq(jobs.organizationId, organizationId),
        eq(jobs.projectId, projectId),
        sql`${jobs.result} @> ${filled}::jsonb`,
      ),
    );
}
