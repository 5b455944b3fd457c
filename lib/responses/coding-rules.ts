import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Code } from "@/lib/codebook/codebook";
import { AppError } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

/** A condition for answers with an exclusive code beside others, or with more codes than the question allows. */
export const breaksRules = ({ organizationId, questionId }: QuestionScope): SQL => sql`${responses.id} in (
  select a.response_id
  from ${codes} c join ${assignments} a on a.organization_id = c.organization_id and a.code_id = c.id
  where c.organization_id = ${organizationId} and c.question_id = ${questionId}
  group by a.response_id
  having count(*) > 1 and (bool_or(c.exclusive) or count(*) > (
    select q.max_codes_per_answer from ${questions} q
    where q.organization_id = ${organizationId} and q.id = ${questionId})))`;

/** Which rule these codes of one answer break; null if none. */
export function brokenRule(given: readonly Pick<Code, "name" | "exclusive">[], maxCodes: number | null): string | null {
  const alone = given.find(({ exclusive }) => exclusive);
  if (alone && given.length > 1) return `gives "${alone.name}" beside other codes, but it is exclusive`;
  if (maxCodes === null || given.length <= maxCodes) return null;
  return `gives ${given.length} codes, but the question allows ${maxCodes} per answer`;
}

/** Throws VALIDATION_ERROR if one of these answers breaks a rule of the question. */
export async function requireRules(tx: Db, scope: QuestionScope, ids: readonly string[]): Promise<void> {
  const broken = await tx.$count(
    responses,
    and(rowsOf(responses, scope), isOneOf(responses.id, ids), breaksRules(scope)),
  );
  if (broken === 0) return;
  const answers = broken === 1 ? "1 answer" : `${broken} answers`;
  throw new AppError(
    "VALIDATION_ERROR",
    `${answers} would have an exclusive code beside others, or more codes than the question allows. Choose other codes for them.`,
  );
}
