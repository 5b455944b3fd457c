import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, type CodedAs, MACHINE } from "@/db/schema/answer-codings";
import type { AnalysedSubject } from "@/lib/analytics/subject";
import type { CodedByPeople } from "./between-people";
import { AGREEMENT } from "./parameters";
import { indexesOf } from "./read-sample";

/** The answers that two or more people have coded, each with their codings. */
export async function readPeople(db: Db, { waves, codeIndexes }: AnalysedSubject): Promise<CodedByPeople[]> {
  const [wave] = waves;
  if (!wave) return [];
  const rows = await db.execute<{ codings: CodedAs[][] }>(sql`
    select jsonb_agg(codes order by created_at) as codings from ${answerCodings}
    where organization_id = ${wave.organizationId} and coder <> ${MACHINE}
      and question_id = any(${`{${waves.map(({ questionId }) => questionId).join(",")}}`}::uuid[])
    group by response_id having count(*) > 1 limit ${AGREEMENT.mostTwice}`);
  return rows.map(({ codings }) => ({ codings: codings.map((codes) => indexesOf(codes, codeIndexes)) }));
}
