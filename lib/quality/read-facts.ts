import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { hasFlag, responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";

export type CodingFacts = {
  answers: number;
  empty: number;
  reviewed: number;
  /** The engines that gave codes, with their versions. */
  engines: string[];
};

/** Facts about the answers of these questions, for a statement of methods. All are of the caller's organization. */
export async function readFacts(
  db: Db,
  { organizationId }: Caller,
  questions: readonly { id: string }[],
): Promise<CodingFacts> {
  const ofQuestions = sql`${responses.organizationId} = ${organizationId}
    and ${responses.questionId} = any(${`{${questions.map(({ id }) => id).join(",")}}`}::uuid[])`;
  const [counted] = await db.execute<Omit<CodingFacts, "engines">>(sql`
    select count(*)::integer as answers, count(*) filter (where ${hasFlag(responses.flags, "empty")})::integer as empty,
      count(*) filter (where ${responses.reviewed})::integer as reviewed
    from ${responses} where ${ofQuestions}`);
  const engines = await db.execute<{ engine: string }>(sql`
    select distinct a.engine from ${assignments} a
    join ${responses} on ${responses.organizationId} = a.organization_id and ${responses.id} = a.response_id
    where ${ofQuestions} and a.engine is not null order by a.engine limit 20`);
  return { answers: 0, empty: 0, reviewed: 0, ...counted, engines: engines.map(({ engine }) => engine) };
}
