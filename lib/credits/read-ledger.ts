import { and, desc, eq, inArray, isNull, lt, sql, sum } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditLedger, creditReservations } from "@/db/schema/credits";
import type { LedgerKind } from "@/db/schema/terms";
import { nameTargets } from "@/lib/audit/name-targets";
import { beyondReach, type Reaching } from "@/lib/auth/reach";
import { pageOf } from "@/lib/data/page";
import { streamCsv } from "@/lib/tables/stream-csv";

type Filter = { kind?: readonly LedgerKind[] | undefined };

/** A page of credit movements, newest first; the cursor is the last one's id. */
export async function listLedger(
  db: Db,
  caller: Reaching,
  { kind, limit, cursor }: Filter & { limit: number; cursor?: string | undefined },
) {
  const { organizationId } = caller;
  const found = await db
    .select({
      id: creditLedger.id,
      kind: creditLedger.kind,
      amount: creditLedger.amount,
      balance_after: creditLedger.balanceAfter,
      description: creditLedger.description,
      subjectId: creditLedger.subjectId,
      created_at: creditLedger.createdAt,
      /** Whether these credits are still set aside for running work. */
      isOpen: sql<boolean>`${creditLedger.kind} = 'reservation' and ${creditReservations.id} is not null and ${creditReservations.settledAt} is null`,
    })
    .from(creditLedger)
    .leftJoin(
      creditReservations,
      and(
        eq(creditReservations.organizationId, creditLedger.organizationId),
        eq(creditReservations.id, creditLedger.reservationId),
      ),
    )
    .where(
      and(
        eq(creditLedger.organizationId, organizationId),
        kind && inArray(creditLedger.kind, [...kind]),
        cursor === undefined ? undefined : lt(creditLedger.id, Number(cursor)),
      ),
    )
    .orderBy(desc(creditLedger.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => String(id));
  const subjects = items.flatMap(({ subjectId }) => subjectId ?? []);
  const names = await nameTargets(db, { organizationId }, subjects);
  const hidden = await beyondReach(db, caller, subjects);
  return { items: items.map((row) => inWords(row, names, hidden)), nextCursor };
}

type Row = { kind: LedgerKind; description: string; subjectId: string | null };

/** The movement with the present name of its subject in the description, unless the caller does not see the subject. */
function inWords<One extends Row>(
  { subjectId, ...row }: One,
  names: ReadonlyMap<string, string>,
  hidden: ReadonlySet<string>,
) {
  if (subjectId === null) return row;
  if (hidden.has(subjectId)) {
    return { ...row, description: row.description.replace("{name}", "a question of a restricted project") };
  }
  const name = names.get(subjectId);
  const gone = row.kind === "transfer" ? "a deleted organization" : "a deleted question";
  return { ...row, description: row.description.replace("{name}", () => (name === undefined ? gone : `“${name}”`)) };
}

const CSV_PAGE = 5_000;
const CSV_HEADER = ["created_at", "kind", "amount", "balance_after", "description", "id"];

/** All credit movements as CSV, newest first, read page by page while they are sent. */
export const ledgerAsCsv = (db: Db, caller: Reaching, filter: Filter): ReadableStream<Uint8Array> =>
  streamCsv(CSV_HEADER, pagesOf(db, caller, filter));

async function* pagesOf(db: Db, caller: Reaching, filter: Filter) {
  let cursor: string | undefined;
  do {
    const page = await listLedger(db, caller, { ...filter, limit: CSV_PAGE, cursor });
    yield page.items.map((row) => [
      row.created_at.toISOString(),
      row.kind,
      row.amount,
      row.balance_after,
      row.description,
      row.id,
    ]);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Credits in reservations that are not settled yet. */
export async function readReserved(db: Db, { organizationId }: Reaching): Promise<number> {
  const [row] = await db
    .select({ credits: sum(creditReservations.amount) })
    .from(creditReservations)
    .where(and(eq(creditReservations.organizationId, organizationId), isNull(creditReservations.settledAt)));
  return Number(row?.credits ?? 0);
}
