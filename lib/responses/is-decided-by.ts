import { type SQL, sql } from "drizzle-orm";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { UUID } from "@/lib/ids/uuid";

/**
 * The SQL condition that selects the answers that a reviewer decided: who has checked the answer, or given one of its
 * codes. A uuid is the id of a person; `machine` stands for answers that the machine coded and no person has touched.
 */
export function isDecidedBy(reviewer: string): SQL {
  const { organizationId, id, codedAt, reviewed, edited } = responses;
  if (reviewer === MACHINE) return sql`(${codedAt} is not null and not ${reviewed} and not ${edited})`;
  const coder = coderOf(reviewer);
  return sql`((${reviewed} or ${edited}) and (
    exists (select from ${answerCodings} own where own.organization_id = ${organizationId}
      and own.response_id = ${id} and own.coder = ${coder})
    or exists (select from ${assignments} own where own.organization_id = ${organizationId}
      and own.response_id = ${id} and own.source = 'person' and own.actor = ${coder})))`;
}

/** The reviewer as pages and filters name one: a person's id alone, in small letters. */
export const reviewerOf = (coder: string): string => {
  const id = coder.toLowerCase().replace(/^user:/, "");
  return UUID.test(id) ? id : coder;
};

/** The reviewer as `answer_codings` names coders: a uuid is the id of a person. */
export const coderOf = (reviewer: string): string =>
  UUID.test(reviewer) ? `user:${reviewer.toLowerCase()}` : reviewer;
