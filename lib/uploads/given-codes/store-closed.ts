import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { decidedNames } from "@/lib/codebook/decided-names";
import { invalidInput } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { codesIn, readGivenRows } from "./given-rows";
import { optionsOf } from "./other-option";
import type { GivenCodes } from "./plan-given-codes";
import { type ResolvedCodes, resolveCodes } from "./resolve-codes";
import type { Source } from "./store-given";

const NONE = { entries: [], codesOf: new Map() };

export type StoredClosed = { answered: number; options: number; other: number; notes: string[] };

/**
 * Links the answers of a question, which are the “other, specify” of a closed question, with the options that their
 * respondents chose, in the caller's transaction. The options come into the question's codebook with their numbers.
 * Throws VALIDATION_ERROR if it is unclear which option is “Other”.
 */
export async function storeClosed(
  tx: Db,
  scope: QuestionScope,
  { closed, frame }: GivenCodes,
  { actor, fileName, ...source }: Source,
): Promise<StoredClosed> {
  const { organizationId, questionId } = scope;
  const { name = "", label = "", other: given = null } = closed ?? {};
  const { tokens, answers, pages } = await readGivenRows(tx, scope, source);
  let resolved: ResolvedCodes | undefined;
  const { codebook } = await changeCodebookInTransaction(
    tx,
    scope,
    { change: "import", actor },
    async (tx, current, question) => {
      resolved = resolveCodes(tokens, frame, current, { ...question, decided: await decidedNames(tx, scope) });
      return { codebook: resolved.codebook, summary: `Imported the options of “${label}” from ${fileName}.` };
    },
  );
  const isQuestion = and(eq(questions.organizationId, organizationId), eq(questions.id, questionId));
  const [before] = await tx.select({ closed: questions.closed }).from(questions).where(isQuestion);
  const { options, other } = optionsOf(codebook, before?.closed ?? null, { given, resolved: resolved ?? NONE });
  if (!other) throw unclearOther(options);
  const numberOf = new Map(options.map(({ id, codeNumber }) => [id, codeNumber]));
  const numbersOf = new Map(
    [...(resolved?.codesOf ?? [])].map(([token, ids]) => [token, ids.flatMap((id) => numberOf.get(id) ?? [])]),
  );
  for await (const rows of pages()) {
    const values = JSON.stringify(rows.map((row) => ({ id: row.id, closed: codesIn(row, numbersOf) })));
    await tx.execute(sql`
      update ${responses} r set closed = array(select jsonb_array_elements_text(d.closed)::integer order by 1)
      from jsonb_to_recordset(${values}::jsonb) as d (id uuid, closed jsonb)
      where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.id = d.id`);
  }
  const now = options.map(({ codeNumber, name }) => ({ number: codeNumber, name }));
  const kept = before?.closed?.options.filter(({ number }) => now.every((option) => option.number !== number)) ?? [];
  await tx
    .update(questions)
    .set({ closed: { name, label, other: other.codeNumber, options: [...now, ...kept] } })
    .where(isQuestion);
  return { answered: answers, options: options.length, other: other.codeNumber, notes: resolved?.notes ?? [] };
}

const unclearOther = (options: readonly { name: string }[]) =>
  invalidInput([
    {
      path: "mapping.closed",
      message: `must say with \`other\` which option was to be specified: ${options
        .slice(0, 20)
        .map(({ name }) => `"${name}"`)
        .join(", ")}`,
    },
  ]);
