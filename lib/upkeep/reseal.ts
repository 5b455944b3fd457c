import { type AnyColumn, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { connections } from "@/db/schema/connections";
import { idempotencyKeys } from "@/db/schema/idempotency";
import { modelSettings } from "@/db/schema/model-settings";
import { webhooks } from "@/db/schema/webhooks";
import { replyContext } from "@/lib/api/idempotency";
import { connectionContext } from "@/lib/connections/credentials";
import { PREFIX_BYTES, prefixOf, reseal } from "@/lib/crypto/seal";
import { modelKeyContext } from "@/lib/model-settings/model-settings";
import { webhookContext } from "@/lib/webhooks/sign";

type Row = { place: string; id: string; organization_id: string; endpoint: Buffer; key: Buffer } & {
  [column: string]: unknown;
};
type Sealed = { column: AnyColumn; contextOf: (row: Row) => string };

/** Every column that holds sealed data, and how its rows name the context in which they were sealed. */
const SEALED = {
  connections: { column: connections.credentials, contextOf: ({ id }) => connectionContext(id) },
  webhook_secrets: { column: webhooks.secret, contextOf: ({ id }) => webhookContext(id) },
  previous_webhook_secrets: { column: webhooks.previousSecret, contextOf: ({ id }) => webhookContext(id) },
  stored_replies: {
    column: idempotencyKeys.body,
    contextOf: ({ organization_id: organizationId, endpoint, key }) => replyContext({ organizationId, endpoint, key }),
  },
  model_keys: { column: modelSettings.apiKey, contextOf: ({ organization_id: id }) => modelKeyContext(id) },
} satisfies Record<string, Sealed>;

type Kind = keyof typeof SEALED;
const KINDS = Object.keys(SEALED) as Kind[];

/** Rows per transaction. A stored reply may have many megabytes. */
const BATCH = 20;

/**
 * Seals under the key `to` whatever is sealed under the key `from`, in batches, and returns how many of each kind. May
 * be interrupted and repeated: what was sealed anew is not touched again. Keys are in hexadecimal.
 */
export async function resealAll(db: Db, keys: { from: string; to: string }): Promise<Record<Kind, number>> {
  const counts = { connections: 0, webhook_secrets: 0, previous_webhook_secrets: 0, stored_replies: 0, model_keys: 0 };
  for (const kind of KINDS) counts[kind] = await resealColumn(db, SEALED[kind], keys);
  return counts;
}

async function resealColumn(db: Db, sealed: Sealed, keys: { from: string; to: string }): Promise<number> {
  let done = 0;
  let last = START;
  for (;;) {
    const batch = await db.transaction((tx) => resealBatch(tx, sealed, { ...keys, last }));
    // A row that somebody changed meanwhile may have moved, so only a whole pass without one is the end.
    if (batch.length === 0 && last === START) return done;
    done += batch.length;
    last = batch.at(-1) ?? START;
  }
}

/** The place before a table's first row. */
const START = "(0,0)";

/** Reseals the rows that come after `last` in the table, and returns their places. */
async function resealBatch(
  tx: Db,
  { column, contextOf }: Sealed,
  { last, ...keys }: { from: string; to: string; last: string },
): Promise<string[]> {
  const rows = await tx.execute<Row>(sql`
    select *, ctid::text as place from ${column.table}
    where ${prefix(column)} = ${prefixOf(keys.from)} and ctid > ${last}::tid
    order by ctid limit ${BATCH} for update`);
  for (const row of rows) {
    const renewed = Buffer.from(reseal(row[column.name] as Uint8Array, contextOf(row), keys));
    await tx.execute(sql`update ${column.table} set ${sql.identifier(column.name)} = ${renewed}
      where ctid = ${row.place}::tid`);
  }
  return rows.map(({ place }) => place);
}

/** How many rows are sealed under the previous key, and how many under none of the two. */
export async function countSealed(
  db: Db,
  { current, previous }: { current: string; previous: string | undefined },
): Promise<{ by_previous_key: number; unreadable: number }> {
  const [own, old] = [prefixOf(current), previous ? prefixOf(previous) : null];
  const sealed = KINDS.map(
    (kind) => sql`select ${prefix(SEALED[kind].column)} as key from ${SEALED[kind].column.table}`,
  );
  const [row] = await db.execute<{ by_previous_key: number; unreadable: number }>(sql`
    select count(*) filter (where key = ${old})::integer as by_previous_key,
      count(*) filter (where key <> ${own} and key is distinct from ${old})::integer as unreadable
    from (${sql.join(sealed, sql` union all `)}) sealed`);
  return row ?? { by_previous_key: 0, unreadable: 0 };
}

const prefix = (column: AnyColumn) => sql`substring(${column} from 1 for ${sql.raw(String(PREFIX_BYTES))})`;
