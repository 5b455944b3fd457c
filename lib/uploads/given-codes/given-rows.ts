import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { uploadRows } from "@/db/schema/uploads";
import { LARGEST_CODEBOOK } from "@/lib/codebook/codebook";
import type { QuestionScope } from "@/lib/questions/find-question";

/** Answers whose codes are read at once, by their positions. */
const AT_ONCE = 1_000;

/** An answer with what the rows of its id give, by the coder that they name. */
export type GivenRow = { id: string; coder: string | null; row: number; codes: string[][] };

/**
 * The stored rows of an upload that give codes to the answers of a question; `place` is the entry of the plan. `tokens`
 * are in the order in which the file first has them.
 */
export async function readGivenRows(
  tx: Db,
  scope: QuestionScope,
  { uploadId, place }: { uploadId: string; place: number },
) {
  const { organizationId, questionId } = scope;
  const coding = sql`(u.codings -> ${place}::integer)`;
  const rows = sql`u.organization_id = ${organizationId} and u.upload_id = ${uploadId}
    and jsonb_typeof(${coding}) = 'object'`;
  const joined = sql`${uploadRows} u join ${responses} r on r.organization_id = u.organization_id
    and r.question_id = ${questionId} and r.external_id = u.external_id and r.occurrence = 0 where ${rows}`;
  const tokens = await tx.execute<{ token: string }>(sql`
    select token from (
      select u."row", each.token, each.at from ${uploadRows} u
      cross join jsonb_array_elements_text(u.codings -> ${place}::integer -> 'codes') with ordinality as each (token, at)
      where ${rows}) as given
    group by token order by min(array["row", at::integer]) limit ${2 * LARGEST_CODEBOOK.codes}`);
  const [counted] = await tx.execute<{ answers: number; last: number | null }>(sql`
    select count(distinct r.id)::integer as answers, max(r.position)::integer as last from ${joined}`);
  const last = counted?.last ?? -1;
  return {
    tokens: tokens.map(({ token }) => token),
    answers: counted?.answers ?? 0,
    /** The ids of these answers, as SQL. */
    ids: sql`select r.id from ${joined}`,
    async *pages(): AsyncGenerator<GivenRow[]> {
      for (let from = 0; from <= last; from += AT_ONCE) {
        yield await tx.execute<GivenRow>(sql`
          select r.id, ${coding} ->> 'coder' as coder, min(u."row")::integer as "row",
            jsonb_agg(${coding} -> 'codes' order by u."row") as codes
          from ${joined} and r.position >= ${from} and r.position < ${from + AT_ONCE}
          group by r.id, 2 order by max(u."row")`);
      }
    },
  };
}

/** The codes that the rows of an answer give together, each once. */
export const codesIn = <Value>({ codes }: GivenRow, codesOf: ReadonlyMap<string, readonly Value[]>): Value[] => [
  ...new Set(codes.flat().flatMap((token) => codesOf.get(token) ?? [])),
];
