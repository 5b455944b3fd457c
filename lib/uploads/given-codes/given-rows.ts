import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { uploadRows } from "@/db/schema/uploads";
import { LARGEST_CODEBOOK } from "@/lib/codebook/codebook";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

/** Answers whose codes are read at once. */
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
  const { organizationId } = scope;
  const coding = sql`(u.codings -> ${place}::integer)`;
  const rows = sql`${uploadRows} u where u.organization_id = ${organizationId} and u.upload_id = ${uploadId}
    and u.codings <> '[]' and u.external_id is not null and jsonb_typeof(${coding}) = 'object'`;
  const tokens = await tx.execute<{ token: string }>(sql`
    select token from (select u."row", ${coding} as coding from ${rows}) as given
    cross join jsonb_array_elements_text(coding -> 'codes') with ordinality as each (token, at)
    group by token order by min(array["row", at::integer]) limit ${2 * LARGEST_CODEBOOK.codes}`);
  const [counted] = await tx.execute<{ answers: number }>(sql`
    select count(distinct u.external_id)::integer as answers from ${rows}`);
  const ofQuestion = and(rowsOf(responses, scope), eq(responses.occurrence, 0));
  return {
    tokens: tokens.map(({ token }) => token),
    answers: counted?.answers ?? 0,
    async *pages(): AsyncGenerator<GivenRow[]> {
      for (let after = -1; ; ) {
        const answers = await tx
          .select({ id: responses.id, externalId: responses.externalId, position: responses.position })
          .from(responses)
          .where(and(ofQuestion, gt(responses.position, after)))
          .orderBy(asc(responses.position))
          .limit(AT_ONCE);
        const idOf = new Map(answers.map(({ id, externalId }) => [externalId, id]));
        const given = await tx.execute<Omit<GivenRow, "id"> & { externalId: string }>(sql`
          select u.external_id as "externalId", ${coding} ->> 'coder' as coder, min(u."row")::integer as "row",
            jsonb_agg(${coding} -> 'codes' order by u."row") as codes
          from ${rows} and u.external_id in (select jsonb_array_elements_text(${JSON.stringify([...idOf.keys()])}::jsonb))
          group by u.external_id, 2 order by max(u."row")`);
        if (given.length > 0) yield given.map((row) => ({ ...row, id: idOf.get(row.externalId) ?? "" }));
        const last = answers.at(-1);
        if (!last || answers.length < AT_ONCE) return;
        after = last.position;
      }
    },
  };
}

/** The codes that the rows of an answer give together, each once. */
export const codesIn = <Value>({ codes }: GivenRow, codesOf: ReadonlyMap<string, readonly Value[]>): Value[] => [
  ...new Set(codes.flat().flatMap((token) => codesOf.get(token) ?? [])),
];
