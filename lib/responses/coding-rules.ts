import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Code } from "@/lib/codebook/codebook";
import { AppError, type Issue } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

/** A condition for answers with an exclusive code beside others, or with more codes than the question allows. */
export function breaksRules({ organizationId, questionId }: QuestionScope): SQL {
  const ofQuestion = sql`c.organization_id = ${organizationId} and c.question_id = ${questionId}`;
  const maxCodes = sql`(select q.max_codes_per_answer from ${questions} q
    where q.organization_id = ${organizationId} and q.id = ${questionId})`;
  return sql`${responses.id} in (
    select a.response_id
    from ${codes} c join ${assignments} a on a.organization_id = c.organization_id and a.code_id = c.id
    where ${ofQuestion}
      and (${maxCodes} is not null or exists (select from ${codes} c where ${ofQuestion} and c.exclusive))
    group by a.response_id
    having count(*) > 1 and (bool_or(c.exclusive) or count(*) > ${maxCodes}))`;
}

type Given = { responseId: string; codes: readonly Code[]; path: string };

/**
 * The answers that would break a rule of the question with these codes. An answer that breaks one already may get fewer
 * of its codes: it is only among them if it gets a code that it did not have.
 */
export async function brokenBy(tx: Db, scope: QuestionScope, given: readonly Given[]): Promise<Issue[]> {
  const { organizationId, questionId } = scope;
  const [question] = await tx
    .select({ maxCodes: questions.maxCodesPerAnswer })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  const broken = given.flatMap((answer) => {
    const message = brokenRule(answer.codes, question?.maxCodes ?? null);
    return message ? [{ ...answer, message }] : [];
  });
  if (broken.length === 0) return [];
  const ids = broken.map(({ responseId }) => responseId);
  const had = await tx
    .select({ responseId: assignments.responseId, codeId: assignments.codeId })
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, ids)));
  const pairs = new Set(had.map(({ responseId, codeId }) => `${responseId} ${codeId}`));
  return broken.flatMap(({ responseId, codes: chosen, path, message }) =>
    chosen.every(({ id }) => pairs.has(`${responseId} ${id}`)) ? [] : [{ path, message }],
  );
}

/** Which rule these codes of one answer break; null if none. */
function brokenRule(given: readonly Code[], maxCodes: number | null): string | null {
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
