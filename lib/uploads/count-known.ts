import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { byMachine } from "@/lib/responses/store-answers";
import { matchTargets, readQuestions, type Wanted } from "./find-targets";
import type { Fingerprints } from "./fingerprints";

/**
 * What loading a file would do to answers that its questions already have. `compared`: the rows that were compared.
 * `answers`: answers with the id of such a row. `changed`: of these, those whose text would change. `kept`: of the
 * changed ones, those with a code that a person gave, which they keep (`storeAnswers`).
 */
export type KnownAnswers = { compared: number; answers: number; changed: number; kept: number };

/** Compares the first rows of a file with the stored answers of the questions that they would go to. */
export async function countKnown(
  db: Db,
  organizationId: string,
  wanted: Wanted,
  { compared, rows: fingerprints }: Fingerprints,
): Promise<KnownAnswers> {
  const targets = matchTargets(await readQuestions(db, organizationId, wanted.projectId), wanted);
  const rows = targets.flatMap((target, column) =>
    target
      ? fingerprints.map(({ id, texts }) => ({ id, question: target.questionId, hash: texts[column] ?? null }))
      : [],
  );
  const [counts] = await db.execute<Omit<KnownAnswers, "compared">>(sql`
    select count(*)::integer as answers, count(*) filter (where is_changed)::integer as changed,
      count(*) filter (where is_changed and is_given)::integer as kept
    from (
      select md5(r.text) <> n.hash as is_changed, exists (
        select from ${assignments} a
        where a.organization_id = r.organization_id and a.response_id = r.id and not ${byMachine}) as is_given
      from jsonb_to_recordset(${JSON.stringify(rows.filter(({ hash }) => hash !== null))}::jsonb)
        as n (id text, question uuid, hash text)
      join ${responses} r on r.organization_id = ${organizationId} and r.question_id = n.question
        and r.external_id = n.id and r.occurrence = 0
    ) known`);
  return { compared, ...(counts ?? { answers: 0, changed: 0, kept: 0 }) };
}
