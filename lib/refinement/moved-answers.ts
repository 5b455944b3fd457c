import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { LONGEST_QUOTE, MAX_MOVED } from "./parameters";

/** The names of an answer's codes in order, as SQL over the rows `a` of `assignments` and `c` of `codes`. */
const names = sql`coalesce(array_agg(c.name order by a.position, c.code_number) filter (where c.id is not null), '{}')`;

type Waves = { organizationId: string; questionIds: readonly string[] };

const codesOfAnswers = ({ organizationId, questionIds }: Waves) => sql`
  select r.id as response_id, ${names} as names,
    array_agg(a.code_id order by a.code_id) filter (where a.code_id is not null) as ids
  from ${responses} r
  left join ${assignments} a on a.organization_id = r.organization_id and a.response_id = r.id
  left join ${codes} c on c.organization_id = a.organization_id and c.id = a.code_id
  where r.organization_id = ${organizationId} and r.question_id = any(${`{${questionIds.join(",")}}`}::uuid[])
  group by r.id`;

/** Stores the present codes of each answer in a table of this transaction. */
export async function rememberCodes(tx: Db, waves: Waves): Promise<void> {
  await tx.execute(sql`create temporary table codes_before on commit drop as ${codesOfAnswers(waves)}`);
}

/**
 * The answers whose codes have changed since `rememberCodes`, with the names of their codes before and after: the first
 * of them, and how many there are.
 */
export async function readMoved(tx: Db, waves: Waves) {
  const found = await tx.execute<{
    id: string;
    response_id: string;
    question_id: string;
    text: string;
    before: string[];
    after: string[];
    moved: number;
  }>(sql`
    select count(*) over ()::integer as moved, r.external_id as id, r.id as response_id, r.question_id, left(r.text, ${LONGEST_QUOTE}) as text,
      to_json(was.names) as before, to_json(now.names) as after
    from codes_before was
    join (${codesOfAnswers(waves)}) as now using (response_id)
    join ${responses} r on r.organization_id = ${waves.organizationId} and r.id = was.response_id
    where was.ids is distinct from now.ids
    order by array_position(${`{${waves.questionIds.join(",")}}`}::uuid[], r.question_id), r.position
    limit ${MAX_MOVED}::integer`);
  return { responses_changed: found[0]?.moved ?? 0, responses: found.map(({ moved: _, ...response }) => response) };
}
