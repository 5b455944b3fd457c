import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { byKey } from "@/lib/data/parts";
import { AppError, invalidInput } from "@/lib/errors/app-error";

/** The prefix of a caller's own id in a request: `id:r-1001`. */
const OWN_ID = "id:";

const MAX_NAMED = 10;

type Named = { organizationId: string; questionIds: readonly string[] };

/**
 * The uuids of the answers that a request names by uuid or by `id:` and the caller's own id, in the order of `refs`.
 * Uuids are not checked. Throws NOT_FOUND if no answer has an own id; VALIDATION_ERROR if several have it, with their
 * uuids in the message.
 */
export async function responseIdsOf(
  db: Db,
  { organizationId, questionIds }: Named,
  refs: readonly string[],
  pathOf: (index: number) => string,
): Promise<string[]> {
  const own = [...new Set(refs.filter(isOwn).map(ownIdOf))];
  if (own.length === 0) return [...refs];
  const found = await db
    .select({ id: responses.id, ownId: responses.externalId })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        inArray(responses.questionId, [...questionIds]),
        sql`${responses.externalId} in (select jsonb_array_elements_text(${JSON.stringify(own)}::jsonb))`,
      ),
    )
    .orderBy(asc(responses.position));
  const having = byKey(found, ({ ownId }) => ownId);
  const idsOf = (ownId: string) => having.get(ownId)?.map(({ id }) => id);
  return refs.map((ref, index) => (isOwn(ref) ? onlyOne(idsOf(ownIdOf(ref)), ownIdOf(ref), pathOf(index)) : ref));
}

/** Throws VALIDATION_ERROR if an answer is named twice, even once by uuid and once by the caller's own id. */
export function requireDistinct(ids: readonly string[], pathOf: (index: number) => string): void {
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) throw invalidInput([{ path: pathOf(index), message: "comes twice in this request" }]);
    seen.add(id);
  }
}

const isOwn = (ref: string) => ref.startsWith(OWN_ID);
const ownIdOf = (ref: string) => ref.slice(OWN_ID.length);

function onlyOne(ids: readonly string[] = [], ownId: string, path: string): string {
  const [first, ...more] = ids;
  if (!first) throw new AppError("NOT_FOUND", `No answer here has the id "${ownId}".`);
  if (more.length === 0) return first;
  const named = ids.slice(0, MAX_NAMED);
  const rest = ids.length > named.length ? ` and ${ids.length - named.length} more` : "";
  const message = `is the id of several answers; name one by its response_id: ${named.join(", ")}${rest}`;
  throw invalidInput([{ path, message }]);
}
