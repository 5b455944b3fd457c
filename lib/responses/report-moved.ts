import { and, asc, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { ClosedQuestion } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { streamCsv } from "@/lib/tables/stream-csv";
import { isMoved, mergedCodes, mergedList } from "./merged-codes";

const PAGE = 1_000;

/** The options of a closed question and the codes that its “other, specify” added, with their names of today. */
export async function optionsOf(db: Db, scope: QuestionScope, closed: ClosedQuestion) {
  const codes = (await readCodebook(db, scope)).flatMap((category) => category.codes);
  const known = new Set(codes.map(({ codeNumber }) => codeNumber));
  const asked = new Set(closed.options.map(({ number }) => number));
  return [
    ...codes.map(({ codeNumber: number, name }) => ({ number, name, isOption: asked.has(number) })),
    ...closed.options.filter(({ number }) => !known.has(number)).map((option) => ({ ...option, isOption: true })),
  ];
}

/**
 * What became of the “other, specify” of a closed question: for each option how many chose it, how many answers moved
 * to it, and how many have it together. Null if the question comes from no closed one. Throws NOT_FOUND.
 */
export async function reportMoved(db: Db, caller: Caller, path: QuestionPath) {
  const { closed } = await requireQuestion(db, caller, path);
  if (!closed) return null;
  const scope = scopeOf(caller, path);
  type Count = { number: number; chosen: number; moved: number; merged: number };
  const counts = await db.execute<Count & { respondents: number; movedInAll: number }>(sql`
    with answer as materialized (
      select ${responses.closed} as closed, ${mergedCodes} as merged from ${responses}
      where ${rowsOf(responses, scope)} and ${responses.closed} is not null
    )
    select number, (select count(*) from answer)::integer as respondents,
      (select count(*) from answer where merged <> closed)::integer as "movedInAll",
      count(*) filter (where number = any(closed))::integer as chosen,
      count(*) filter (where number <> all(closed))::integer as moved,
      count(*) filter (where number = any(merged))::integer as merged
    from answer cross join lateral (select distinct unnest(closed || merged) as number) as each
    group by number`);
  const byNumber = new Map(counts.map((count) => [count.number, count]));
  const options = (await optionsOf(db, scope, closed)).map(({ number, name, isOption }) => {
    const { chosen = 0, moved = 0, merged = 0 } = byNumber.get(number) ?? {};
    return { code_number: number, name, is_option: isOption, chosen, moved_here: moved, merged };
  });
  return {
    ...{ name: closed.name, label: closed.label, other: closed.other },
    respondents: counts[0]?.respondents ?? 0,
    moved: counts[0]?.movedInAll ?? 0,
    options,
  };
}

/** The report of `reportMoved` as CSV: a row for each answer that moved, with what it was and what it is now. */
export async function movedAsCsv(db: Db, caller: Caller, path: QuestionPath): Promise<ReadableStream<Uint8Array>> {
  const { closed } = await requireQuestion(db, caller, path);
  return streamCsv(MOVED_HEADER, closed ? movedPages(db, scopeOf(caller, path), closed) : noPages());
}

export const MOVED_HEADER = ["id", "answer", "was_numbers", "was", "is_numbers", "is"];

/** The answers that moved, page by page, as rows under `MOVED_HEADER`. */
export async function* movedPages(db: Db, scope: QuestionScope, closed: ClosedQuestion): AsyncGenerator<string[][]> {
  const nameOf = new Map((await optionsOf(db, scope, closed)).map(({ number, name }) => [number, name]));
  const shown = (numbers: readonly number[]) => [
    numbers.join(" | "),
    numbers.map((number) => nameOf.get(number) ?? number).join(" | "),
  ];
  for (let after = -1; ; ) {
    const rows = await db
      .select({
        id: responses.externalId,
        text: responses.text,
        position: responses.position,
        closed: responses.closed,
        merged: mergedList,
      })
      .from(responses)
      .where(and(rowsOf(responses, scope), isMoved, sql`${responses.position} > ${after}`))
      .orderBy(asc(responses.position))
      .limit(PAGE);
    if (rows.length > 0)
      yield rows.map((row) => [row.id, row.text, ...shown(row.closed ?? []), ...shown(row.merged ?? [])]);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.position;
  }
}

async function* noPages(): AsyncGenerator<string[][]> {}
