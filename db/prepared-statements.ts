import type { Sql, TransactionSql } from "postgres";

/** Statements that a connection may keep prepared: PostgreSQL holds 20 to 50 kB for each, until the connection ends. */
const MOST = 200;

/** Longer texts are mostly lists of rows, where each length is a statement of its own. */
const MOST_CHARACTERS = 6_000;

/** Runs after which a statement is prepared. */
const RUNS = 3;

/** Statements whose runs are counted at a time; then all counts start anew. */
const MOST_COUNTED = 2_000;

/**
 * Statements that compute over many rows. They are planned anew for their values, since one plan for all values would
 * be wrong for the largest question or for the smallest.
 */
const COMPUTES = /\b(?:group by|with|over|union|count|sum|avg|min|max|array_agg|json_agg|jsonb_agg)\b/i;

/** Marks a statement that computes over rows, but whose best plan is the same for all values. */
export const ONE_PLAN = "/* one plan */";

type Run = (text: string) => boolean;
type Opener = (work: (tx: TransactionSql) => unknown) => unknown;

/**
 * Prepares the statements that come again and again: one round trip without parsing or planning, instead of two with
 * both. It needs connections that keep their session, so no pooler in transaction mode.
 */
export function prepareStatements(client: Sql): Sql {
  return preparing(client, frequency());
}

/** The client of a transaction has methods of its own. */
function preparing<Client extends Sql | TransactionSql>(client: Client, isFrequent: Run): Client {
  const { unsafe } = client;
  client.unsafe = ((...[text, values = [], options]: Parameters<typeof unsafe>) =>
    unsafe(text, values, { ...options, prepare: values.length > 0 && isFrequent(text) })) as typeof unsafe;
  const openers = client as { begin?: Opener; savepoint?: Opener };
  for (const name of ["begin", "savepoint"] as const) {
    const open = openers[name];
    if (open) openers[name] = (work) => open((tx) => work(preparing(tx, isFrequent)));
  }
  return client;
}

/** Counts runs of statements; true for one that is to be prepared. */
function frequency(): Run {
  const runs = new Map<string, number>();
  const frequent = new Set<string>();
  return (text) => {
    if (frequent.has(text)) return true;
    if (frequent.size >= MOST || text.length > MOST_CHARACTERS) return false;
    const count = (runs.get(text) ?? 0) + 1;
    const isPlannedAnew = COMPUTES.test(text) && !text.startsWith(ONE_PLAN);
    if (count < RUNS || isPlannedAnew) {
      if (runs.size >= MOST_COUNTED) runs.clear();
      runs.set(text, count);
      return false;
    }
    runs.delete(text);
    frequent.add(text);
    return true;
  };
}
