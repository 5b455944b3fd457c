import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { type Page, pageOf } from "@/lib/page";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";

/** A page of a question's answers with their codes, in the order of their arrival; the cursor is a position. */
export async function listResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  options: { limit: number; cursor?: number | undefined },
) {
  await requireQuestion(db, caller, path);
  const { organizationId } = caller;
  const found = await db
    .select()
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, path.questionId),
        options.cursor === undefined ? undefined : gt(responses.position, options.cursor),
      ),
    )
    .orderBy(asc(responses.position))
    .limit(options.limit + 1);
  const page = pageOf(found, options.limit, ({ position }) => String(position));
  const coded = await readAssignments(
    db,
    organizationId,
    page.items.map(({ id }) => id),
  );
  return mapPage(page, (response) => ({
    id: response.externalId,
    response_id: response.id,
    text: response.text,
    segments: response.segments,
    codes: coded.get(response.id) ?? [],
    flags: response.flags,
    reviewed: response.reviewed,
  }));
}

const mapPage = <From, To>({ items, nextCursor }: Page<From>, map: (item: From) => To): Page<To> => ({
  items: items.map(map),
  nextCursor,
});

/** The codes of each response in the order of mention, in the API's words. */
export async function readAssignments(db: Db, organizationId: string, responseIds: readonly string[]) {
  const byResponse = new Map<string, Awaited<ReturnType<typeof selectAssignments>>[number]["shown"][]>();
  if (responseIds.length === 0) return byResponse;
  for (const { responseId, shown } of await selectAssignments(db, organizationId, responseIds)) {
    const list = byResponse.get(responseId) ?? [];
    byResponse.set(responseId, list);
    list.push(shown);
  }
  return byResponse;
}

const selectAssignments = (db: Db, organizationId: string, responseIds: readonly string[]) =>
  db
    .select({
      responseId: assignments.responseId,
      shown: {
        name: codes.name,
        sentiment: codes.sentiment,
        confidence: assignments.confidence,
        code_id: codes.id,
        code_number: codes.codeNumber,
        category: categories.name,
        evidence: assignments.evidence,
        mention_sentiment: assignments.mentionSentiment,
      },
    })
    .from(assignments)
    .innerJoin(codes, and(eq(codes.organizationId, assignments.organizationId), eq(codes.id, assignments.codeId)))
    .innerJoin(
      categories,
      and(eq(categories.organizationId, codes.organizationId), eq(categories.id, codes.categoryId)),
    )
    .where(and(eq(assignments.organizationId, organizationId), inArray(assignments.responseId, [...responseIds])))
    .orderBy(asc(assignments.responseId), asc(assignments.position));
