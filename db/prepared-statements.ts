import type { Sql, TransactionSql } from "postgres";

/** The most statements that a connection prepares. PostgreSQL keeps 20 to 50 kB for each until the connection ends. */
const MOST = 200;

/**
 * Longer statements, in characters, are not prepared. Most of them insert lists of rows, and their text differs with
 * the number of rows.
 */
const MOST_CHARACTERS = 6_000;

/** A statement is prepared when it runs for this many times. */
const RUNS = 3;

/** The runs of this many statements are counted; if there are more, all counts start again. */
const MOST_COUNTED = 2_000;

/**
 * Statements that aggregate many rows are not prepared. PostgreSQL may use one plan of a prepared statement for all
 * parameters, and such a plan would be slow either for the largest question or for the smallest.
 */
const COMPUTES = /\b(?:group by|with|over|union|count|sum|avg|min|max|array_agg|json_agg|jsonb_agg)\b/i;

/** Marks a statement that aggregates rows, but for which one plan is best for all values. */
export const ONE_PLAN = "/* one plan */";

type Run = (text: string) => boolean;
type Opener = (work: (tx: TransactionSql) => unknown) => unknown;

/**
 * Makes the client prepare statements that recur. A prepared statement takes one round trip without parsing and
 * planning; any other takes two round trips, with both. Each connection must keep its session, so there must be no
 * pooler in transaction mode between client and server.
 */
export function prepareStatements(client: Sql): Sql {
  return preparing(client, frequency());
}

/** A transaction has a client with methods of its own, so each transaction and savepoint is wrapped too. */
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

/** Returns a function that counts the runs of each statement and tells whether to prepare it. */
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
