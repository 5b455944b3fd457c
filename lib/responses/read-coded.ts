import { and, eq, gt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { QUOTE_NOT_FOUND } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import type { Page } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { indexOfPassage } from "@/lib/language/find-passage";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { nextPage } from "./answer-page";
import { readMentions, type StoredMention } from "./read-mentions";
import { conditionsOf, type ResponseFilter } from "./response-filter";

/**
 * A page of a question's answers with their codes, in order of arrival; shorter than `limit` if the answers are long.
 * The cursor is a position. Only an unfiltered page has `total`: counting filtered answers would take longer than
 * reading the page.
 */
export async function listResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  options: ResponseFilter & { limit: number; cursor?: number | undefined },
) {
  const { responseCount } = await requireQuestion(db, caller, path);
  const { organizationId } = caller;
  const { limit, cursor, ...filter } = options;
  const conditions = await conditionsOf(db, { organizationId, questionId: path.questionId }, filter);
  const wanted = and(
    eq(responses.organizationId, organizationId),
    eq(responses.questionId, path.questionId),
    cursor === undefined ? undefined : gt(responses.position, cursor),
    ...conditions,
  );
  const { ids, last, hasMore } = await nextPage(db, wanted, { limit, withCodes: true });
  const items = await showResponses(db, caller, path, ids);
  const page: Page<ShownResponse> = { items, nextCursor: hasMore ? String(last) : null };
  return { ...page, ...(conditions.length === 0 && { total: responseCount }) };
}

/** One answer as the API shows it. Throws NOT_FOUND if it is not the caller's or belongs to another question. */
export async function showResponse(db: Db, caller: Caller, path: QuestionPath & { responseId: string }) {
  await requireQuestion(db, caller, path);
  const [shown] = await showResponses(db, caller, path, [path.responseId]);
  if (!shown) throw responseNotFound();
  return shown;
}

/** The question's answers with these ids, in the order of the ids. */
export async function showResponses(
  db: Db,
  { organizationId }: Caller,
  { questionId }: Pick<QuestionPath, "questionId">,
  ids: readonly string[],
): Promise<ShownResponse[]> {
  const found = await db
    .select()
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, questionId),
        isOneOf(responses.id, ids),
      ),
    );
  const shown = new Map((await withCodes(db, organizationId, found)).map((one) => [one.response_id, one]));
  return ids.flatMap((id) => shown.get(id) ?? []);
}

export const responseNotFound = () => new AppError("NOT_FOUND", "This answer does not exist on this question.");

export type ShownResponse = Awaited<ReturnType<typeof withCodes>>[number];

async function withCodes(db: Db, organizationId: string, found: readonly (typeof responses.$inferSelect)[]) {
  const ids = found.map(({ id }) => id);
  const mentions = await readMentions(db, organizationId, ids);
  return found.map((response) => ({
    id: response.externalId,
    response_id: response.id,
    text: response.text,
    ...(response.translation && { translation: response.translation }),
    segments: response.segments,
    codes: (mentions.get(response.id) ?? []).map((mention) => shownMention(mention, response.text)),
    flags: response.flags,
    ...(response.notCoded && { not_coded: response.notCoded }),
    ...(response.votes && { votes: response.votes }),
    ...(response.coderId && { assigned_to: response.coderId }),
    reviewed: response.reviewed,
    edited: response.edited,
  }));
}

const shownMention = (
  { code, category, confidence, sentiment, evidence, evidenceStart }: StoredMention,
  text: string,
) => ({
  name: code.name,
  sentiment: code.sentiment,
  confidence,
  code_id: code.id,
  code_number: code.number,
  category: category.name,
  evidence,
  ...(evidenceStart === QUOTE_NOT_FOUND && { quote_not_found: true }),
  evidence_start: evidence === null ? null : (evidenceStart ?? indexOfPassage(text, evidence)),
  mention_sentiment: sentiment,
});
