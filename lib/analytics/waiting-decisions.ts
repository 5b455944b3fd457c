import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { groupMembers, questionGroups } from "@/db/schema/groups";
import { responses } from "@/db/schema/responses";
import { weightOf } from "@/lib/questions/weight-of";
import type { Proportion } from "@/lib/statistics/proportions";
import { type Analysed, baseOf, idsOf } from "./analysed";
import type { Column } from "./banner";

/** Decisions of people in a wave from which its tracker's coder has not learned yet. */
export type WaitingDecisions = {
  answers: number;
  /** Answers of the wave that nobody has decided. */
  open: number;
  /** By the id of a code: the weight of these answers that have it by the machine, less those that have it by people. */
  changes: ReadonlyMap<string, number>;
};

type Row = { code: string | null; change: number | null; answers: number };

/** Reads what people have decided since the tracker's coder last learned, and what the machine had given before. */
export async function readWaitingDecisions(
  db: Db,
  wave: Analysed,
  { conditions, weightKey }: { conditions: readonly SQL[]; weightKey: string | null },
): Promise<WaitingDecisions> {
  const isDecided = sql`(${responses.reviewed} or ${responses.edited})`;
  const known = sql`${`{${idsOf(wave.codes).join(",")}}`}::text[]`;
  const learnedUntil = db
    .select({ at: questionGroups.learnedUntil })
    .from(groupMembers)
    .innerJoin(
      questionGroups,
      and(eq(questionGroups.organizationId, groupMembers.organizationId), eq(questionGroups.id, groupMembers.groupId)),
    )
    .where(and(eq(groupMembers.organizationId, wave.organizationId), eq(groupMembers.questionId, wave.questionId)));
  const rows = await db.execute<Row>(sql`
    with decided as (
      select ${responses.id} as id, ${weightKey === null ? sql`1` : weightOf(weightKey)} as weight, k.codes as codes
      from ${responses} join ${answerCodings} k on k.organization_id = ${responses.organizationId}
        and k.response_id = ${responses.id} and k.coder = ${MACHINE} and k.created_at > (${learnedUntil})
      where ${baseOf(wave, conditions)} and ${isDecided}
    ), changes as (
      select code, sum(change)::float8 as change from (
        select distinct id, c ->> 'codeId' as code, weight as change from decided, jsonb_array_elements(codes) c
        where not exists (select from jsonb_array_elements_text(c -> 'from') f where f = any(${known}))
        union all
        select d.id, a.code_id::text, -weight from decided d join ${assignments} a
          on a.organization_id = ${wave.organizationId} and a.response_id = d.id
      ) each group by code
    )
    select code, change, (select count(*)::integer from decided) as answers
    from (select 1) one left join changes on true`);
  const open = await db.$count(responses, baseOf(wave, [...conditions, sql`not ${isDecided}`]));
  const changes = new Map(rows.flatMap(({ code, change }) => (code === null ? [] : [[code, change ?? 0] as const])));
  return { answers: rows[0]?.answers ?? 0, open, changes };
}

/** The share of a code in a wave without the decisions that wait. */
export function withoutWaiting(
  { count, base }: Proportion,
  code: string,
  { changes }: WaitingDecisions,
  { weight }: Pick<Column, "weight">,
): Proportion {
  const change = weight > 0 ? ((changes.get(code) ?? 0) / weight) * base : 0;
  return { count: Math.min(base, Math.max(0, count + change)), base };
}
