import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { uploadRows } from "@/db/schema/uploads";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { LARGEST_CODEBOOK } from "@/lib/codebook/codebook";
import type { QuestionScope } from "@/lib/questions/find-question";
import { type Decision, decideInTransaction } from "@/lib/responses/decide-responses";
import type { GivenCodes } from "./plan-given-codes";
import { resolveCodes } from "./resolve-codes";

/** Answers whose codings are read at once, by their positions. */
const AT_ONCE = 1_000;

/** Where the codings of a question stand: in which upload, and in which entry of its rows. */
type Source = { uploadId: string; place: number; actor: string; fileName: string };

export type StoredGiven = { coded: number; codes_added: number; notes: string[] };

/**
 * Stores the codes that the rows of a file give as decisions of their coders, in the caller's transaction; codes that
 * the question lacks come into its codebook. The codes of all rows with the same id and coder are one decision; of an
 * answer with several coders the last one counts, and what each gave is kept to measure their agreement. Throws
 * VALIDATION_ERROR if an answer breaks a rule of the question.
 */
export async function storeGiven(
  tx: Db,
  scope: QuestionScope,
  given: GivenCodes,
  { uploadId, place, actor, fileName }: Source,
): Promise<StoredGiven> {
  const coding = sql`(u.codings -> ${place}::integer)`;
  const joined = sql`${uploadRows} u join ${responses} r on r.organization_id = u.organization_id
    and r.question_id = ${scope.questionId} and r.external_id = u.external_id and r.occurrence = 0
    where u.organization_id = ${scope.organizationId} and u.upload_id = ${uploadId}
      and jsonb_typeof(${coding}) = 'object'`;
  const tokens = await tx.execute<{ token: string }>(sql`
    select token from (
      select u."row", each.token, each.at from ${uploadRows} u
      cross join jsonb_array_elements_text(u.codings -> ${place}::integer -> 'codes') with ordinality as each (token, at)
      where u.organization_id = ${scope.organizationId} and u.upload_id = ${uploadId}
        and jsonb_typeof(${coding}) = 'object') as given
    group by token order by min("row"), min(at) limit ${2 * LARGEST_CODEBOOK.codes}`);
  const [counted] = await tx.execute<{ answers: number; last: number }>(sql`
    select count(distinct r.id)::integer as answers, max(r.position)::integer as last from ${joined}`);
  const { answers = 0, last = -1 } = counted ?? {};
  let result: StoredGiven = { coded: answers, codes_added: 0, notes: [] };
  if (answers === 0) return result;
  await changeCodebookInTransaction(tx, scope, { change: "import", actor }, (tx, current, question) => {
    const wanted = tokens.map(({ token }) => token);
    const { codebook, codesOf, added, notes } = resolveCodes(wanted, given.frame, current, question);
    result = { coded: answers, codes_added: added.size, notes };
    return {
      codebook,
      summary: `Imported the codes of ${answers} answers from ${fileName}.`,
      touched: sql`select r.id from ${joined}`,
      async recode() {
        const { codingType } = question;
        for (let from = 0; from <= last; from += AT_ONCE) {
          const rows = await tx.execute<Row>(sql`
            select r.id, ${coding} ->> 'coder' as coder, min(u."row")::integer as "row",
              jsonb_agg(${coding} -> 'codes' order by u."row") as codes
            from ${joined} and r.position >= ${from} and r.position < ${from + AT_ONCE}
            group by r.id, 2 order by max(u."row")`);
          for (const coder of new Set(rows.map((row) => row.coder))) {
            const decided = rows.filter((row) => row.coder === coder);
            const decisions = decided.map(({ id, codes }): Decision => {
              const ids = new Set(codes.flat().flatMap((token) => codesOf.get(token) ?? []));
              return { responseId: id, codes: [...ids].map((codeId) => ({ codeId })) };
            });
            await decideInTransaction(tx, { ...scope, codingType, codebook }, decisions, {
              coder: coder === null ? actor : `${actor}/${coder}`,
              pathOf: (index) => `row ${decided[index]?.row} `,
            });
          }
        }
      },
    };
  });
  return result;
}

type Row = { id: string; coder: string | null; row: number; codes: string[][] };
