import { type SQL, sql } from "drizzle-orm";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { responses } from "@/db/schema/responses";

/**
 * Whether a person has read the answer and decided about it, so that a coding of that person is stored. An answer that
 * was accepted together with others is reviewed, but not checked.
 */
export const isChecked: SQL = sql`(${responses.reviewed} and exists (
  select from ${answerCodings} own where own.organization_id = ${responses.organizationId}
    and own.response_id = ${responses.id} and own.coder <> ${MACHINE}))`;
