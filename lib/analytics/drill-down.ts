import { and, asc, gt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { pageOf } from "@/lib/page";
import type { QuestionPath } from "@/lib/questions/find-question";
import { readMentions } from "@/lib/responses/read-mentions";
import { baseOf, codesNamed, readAnalysed } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";

export type CellRequest = {
  codeName: string;
  segment: string;
  filter?: AnalysisFilter | undefined;
  limit: number;
  cursor?: number | undefined;
};

/**
 * The answers behind a cell of a cross-tab in the order of their arrival, each with its mentions of the code or, for a
 * net, of the category's codes; the cursor is a position. NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function drillDown(db: Db, caller: Caller, path: QuestionPath, request: CellRequest) {
  const analysed = await readAnalysed(db, caller, path);
  const { organizationId } = analysed;
  const ids = codesNamed(analysed, request.codeName).map(({ id }) => id);
  const own = await conditionsFor(db, analysed, { segments: [request.segment] }, "segment");
  const filtered = await conditionsFor(db, analysed, request.filter);
  const isMentioned = sql`exists (
    select 1 from ${assignments}
    where ${assignments.organizationId} = ${responses.organizationId} and ${assignments.responseId} = ${responses.id}
      and ${isOneOf(assignments.codeId, ids)})`;
  const found = await db
    .select({
      id: responses.id,
      externalId: responses.externalId,
      text: responses.text,
      segments: responses.segments,
      position: responses.position,
    })
    .from(responses)
    .where(
      and(
        baseOf(analysed, [...own, ...filtered, isMentioned]),
        request.cursor === undefined ? undefined : gt(responses.position, request.cursor),
      ),
    )
    .orderBy(asc(responses.position))
    .limit(request.limit + 1);
  const { items, nextCursor } = pageOf(found, request.limit, ({ position }) => String(position));
  const mentions = await readMentions(
    db,
    organizationId,
    items.map(({ id }) => id),
  );
  return {
    responses: items.map(({ id, externalId, text, segments }) => {
      const ofCell = (mentions.get(id) ?? []).filter(({ code }) => ids.includes(code.id));
      return {
        id: externalId,
        response_id: id,
        text,
        evidence: ofCell.find(({ evidence }) => evidence)?.evidence ?? null,
        mentions: ofCell.map(({ code, evidence, sentiment, confidence }) => ({
          code_id: code.id,
          name: code.name,
          evidence,
          mention_sentiment: sentiment,
          confidence,
        })),
        segments,
      };
    }),
    nextCursor,
  };
}
