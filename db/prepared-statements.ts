import { LRUCache } from "lru-cache";
import type { Sql, TransactionSql } from "postgres";

/** A statement is prepared when it runs for this many times. */
const RUNS = 3;
/** The runs of this many statements are counted. */
const MAX_COUNTED = 500;
/** Longer statements, in characters, insert lists of rows; their text differs with the number of rows. */
const MAX_CHARACTERS = 4_000;
/**
 * Statements that aggregate rows are not prepared: PostgreSQL may use one plan of a prepared statement for all values,
 * and that would be slow for a question with ten answers or for one with a million.
 */
const AGGREGATES = /\b(?:group by|over|union|count|sum|avg|min|max|array_agg|json_agg|jsonb_agg)\b/i;

type Opener = (work: (tx: TransactionSql) => unknown) => unknown;

/**
 * Makes the client prepare statements that recur, which drizzle does not: such a statement takes one round trip, any
 * other takes two and is planned anew. `npm run bench:api` shows it. Each transaction has a client with methods of its
 * own.
 */
export function prepareStatements<Client extends Sql | TransactionSql>(
  client: Client,
  runs = new LRUCache<string, number>({ max: MAX_COUNTED }),
): Client {
  const { unsafe } = client;
  const isFrequent = (text: string) => {
    const count = (runs.get(text) ?? 0) + 1;
    runs.set(text, count);
    return count >= RUNS;
  };
  client.unsafe = ((...[text, values = [], options]: Parameters<typeof unsafe>) => {
    const mayRecur = values.length > 0 && text.length <= MAX_CHARACTERS && !AGGREGATES.test(text);
    return unsafe(text, values, { ...options, prepare: mayRecur && isFrequent(text) });
  }) as typeof unsafe;
  const openers = client as { begin?: Opener; savepoint?: Opener };
  for (const name of ["begin", "savepoint"] as const) {
    const open = openers[name];
    if (open) openers[name] = (work) => open((tx) => work(prepareStatements(tx, runs)));
  }
  return client;
}
