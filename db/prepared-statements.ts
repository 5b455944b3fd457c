import type { Sql, TransactionSql } from "postgres";

/** The most prepared statements of a connection. PostgreSQL keeps 20 to 50 kB for each until the connection ends. */
const MOST = 200;

/**
 * The longest text that is prepared. Longer ones are mostly lists of rows, whose text differs with the number of rows.
 */
const MOST_CHARACTERS = 6_000;

/** A statement is prepared at this run. */
const RUNS = 3;

/** The most statements whose runs are counted; beyond it, all counts start again. */
const MOST_COUNTED = 2_000;

/**
 * Statements that aggregate many rows are not prepared. A prepared statement may get one plan for all values, which
 * would be slow for either the largest question or the smallest.
 */
const COMPUTES = /\b(?:group by|with|over|union|count|sum|avg|min|max|array_agg|json_agg|jsonb_agg)\b/i;

/** Marks a statement that aggregates rows, but for which one plan is best for all values. */
export const ONE_PLAN = "/* one plan */";

type Run = (text: string) => boolean;
type Opener = (work: (tx: TransactionSql) => unknown) => unknown;

/**
 * Makes the client prepare statements that recur: they then take one round trip without parsing and planning, instead
 * of two with both. The connections must keep their session, so there must be no pooler in transaction mode in between.
 */
export function prepareStatements(client: Sql): Sql {
  return preparing(client, frequency());
}

/** The client of a transaction has its own methods, so each transaction and savepoint is wrapped too. */
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

/** Counts the runs of each statement, and returns true for one that is to be prepared. */
function frequency(): Run {
  const runs = new Map<string, number>();
  const frequent = new Set<string>();
  return (text) => {
    if (frequent.has(text)) return true;
    if (frequent.size >= MOST || text.length > MOST_CHARACTERS) return false;
    const count = (runs.get(text) ?? 0) + 1;
    const isPlannedAnew = COMPUTES.test(text) && !text.includes(ONE_PLAN);
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
