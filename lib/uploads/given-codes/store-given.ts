import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { decidedNames } from "@/lib/codebook/decided-names";
import type { QuestionScope } from "@/lib/questions/find-question";
import { type Decision, decideInTransaction } from "@/lib/responses/decide-responses";
import { counted } from "@/lib/text/figures";
import { codesIn, type GivenRow, readGivenRows } from "./given-rows";
import type { GivenCodes } from "./plan-given-codes";
import { resolveCodes } from "./resolve-codes";

/** Where the codes of a question stand: in which upload, and in which entry of its rows; and who loads them. */
export type Source = { uploadId: string; place: number; actor: string; fileName: string };

export type StoredGiven = { coded: number; codes_added: number; notes: string[] };

/**
 * Stores the codes that the rows of a file give as decisions of their coders, in the caller's transaction; codes that
 * the question lacks come into its codebook. The codes of all rows with the same id and coder are one decision; of an
 * answer with several coders the last one counts, and what each gave is kept to measure their agreement. A coder whom
 * the file names is the same one whoever uploads it. Throws VALIDATION_ERROR if an answer breaks a rule of the question.
 */
export async function storeGiven(
  tx: Db,
  scope: QuestionScope,
  given: GivenCodes,
  { actor, fileName, ...source }: Source,
): Promise<StoredGiven> {
  const { tokens, answers, pages } = await readGivenRows(tx, scope, source);
  let result: StoredGiven = { coded: answers, codes_added: 0, notes: [] };
  if (answers === 0) return result;
  const ids: string[] = [];
  for await (const rows of pages()) for (const { id } of rows) ids.push(id);
  await changeCodebookInTransaction(tx, scope, { change: "import", actor }, async (tx, current, question) => {
    const numbering = { ...question, decided: await decidedNames(tx, scope) };
    const { codebook, codesOf, added, notes } = resolveCodes(tokens, given.frame, current, numbering);
    result = { coded: answers, codes_added: added.size, notes };
    return {
      codebook,
      summary: `Imported the codes of ${counted(answers, "answer")} from ${fileName}.`,
      touched: sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`,
      async recode() {
        const { codingType } = question;
        for await (const rows of pages()) {
          for (const decided of byTurn(rows)) {
            const [{ coder }] = decided;
            const decisions = decided.map(
              (row): Decision => ({ responseId: row.id, codes: codesIn(row, codesOf).map((codeId) => ({ codeId })) }),
            );
            await decideInTransaction(tx, { ...scope, codingType, codebook }, decisions, {
              coder: coder === null ? actor : `file/${coder}`,
              pathOf: (index) => `row ${decided[index]?.row} `,
            });
          }
        }
      },
    };
  });
  return result;
}

/** Rows that can be decided at once, in order: of one coder, and of each answer one, so that its last coder counts. */
function byTurn(rows: readonly GivenRow[]): [GivenRow, ...GivenRow[]][] {
  const turns = new Map<string, number>();
  const parts = new Map<string, [GivenRow, ...GivenRow[]]>();
  const numbered = rows.map((row) => {
    const turn = turns.get(row.id) ?? 0;
    turns.set(row.id, turn + 1);
    return { row, turn };
  });
  for (const { row, turn } of numbered.toSorted((one, other) => one.turn - other.turn)) {
    const key = JSON.stringify([turn, row.coder]);
    const part = parts.get(key);
    if (part) part.push(row);
    else parts.set(key, [row]);
  }
  return [...parts.values()];
}
