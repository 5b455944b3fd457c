import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { BYTES_OF_PAGE } from "@/lib/data/page";
import { baseOf, idsOf } from "./analysed";
import { type AnalysisFilter, conditionsFor, conditionsWith } from "./answer-filter";
import type { CellAnswer } from "./cell-answers";
import { type CellPlace, cursorAt } from "./cell-place";
import { findCell } from "./find-cell";
import { readCell } from "./read-cell";
import type { Subject } from "./subject";

export type CellRequest = {
  codeName: string;
  segment: string;
  filter?: AnalysisFilter | undefined;
  limit: number;
  cursor?: CellPlace | undefined;
};

/**
 * The answers behind a cell of a cross-tab, each with its mentions of the code (for a net, of the category's codes).
 * Ordered by id, that is by arrival; for a group, wave by wave. Throws NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function drillDown(db: Db, caller: Caller, subject: Subject, request: CellRequest) {
  const { analysed, codes, segment } = await findCell(db, caller, subject, request);
  const filtered = await conditionsFor(db, analysed, request.filter);
  const own = await conditionsWith(db, analysed, { segments: [segment] });
  const { limit, cursor } = request;
  const items: CellAnswer[] = [];
  let bytes = BYTES_OF_PAGE;
  let last = cursor;
  let hasMore = false;
  const first = cursor?.wave ?? 0;
  for (const [at, questionId] of analysed.questionIds.slice(first).entries()) {
    const page = await readCell(db, {
      organizationId: analysed.organizationId,
      answers: baseOf({ ...analysed, questionId, questionIds: [questionId] }, [...own, ...filtered]),
      codeIds: idsOf(codes),
      segment,
      after: at === 0 ? cursor?.id : undefined,
      limit: bytes > 0 ? limit - items.length : 0,
      bytes,
    });
    items.push(...page.found);
    const end = page.found.at(-1);
    if (end) last = { wave: first + at, id: end.id };
    bytes -= page.bytes;
    hasMore = page.hasMore;
    if (hasMore) break;
  }
  const nextCursor = hasMore && last ? cursorAt(last) : null;
  const nameOf = new Map(codes.flatMap(({ ids, name }) => ids.map((id) => [id, name] as const)));
  return { responses: items.map((answer) => shownAnswer(answer, nameOf)), nextCursor };
}

const shownAnswer = (
  { id, externalId, text, segments, mentions }: CellAnswer,
  nameOf: ReadonlyMap<string, string>,
) => ({
  id: externalId,
  response_id: id,
  text,
  evidence: mentions.find(({ evidence }) => evidence)?.evidence ?? null,
  mentions: mentions.map(({ codeId, evidence, sentiment, confidence }) => ({
    code_id: codeId,
    name: nameOf.get(codeId) ?? "",
    evidence,
    mention_sentiment: sentiment,
    confidence,
  })),
  segments,
});
