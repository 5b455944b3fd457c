import type { Socket } from "node:net";
import { Client, type ClientConfig, Pool } from "pg";
import { LIMITS } from "@/db/client";
import { ASK_AFTER_S, isWorthWaiting } from "@/db/silence";

const CONNECT_TIMEOUT_MS = 10_000;
/** The most seconds without a reply to a query. The statements of the queue take milliseconds. */
const LONGEST_SILENCE_S = 30;

/** The connections of graphile-worker to PostgreSQL. A query fails if the server no longer answers. */
export function openPool(databaseUrl: string, most: number): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: most,
    statement_timeout: LIMITS.statement_timeout,
    keepAlive: true,
    Client: ImpatientClient,
  });
  pool.on("error", () => {});
  return pool;
}

/**
 * A connection that ends if the server hangs or the network drops packets: its query then fails as in an outage, while
 * otherwise its worker would wait for ever. A connection that only waits for a notification has no query and is not
 * ended.
 */
class ImpatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    const { query } = this;
    this.query = ((...asked: Parameters<typeof query>) => {
      const reply: unknown = query.apply(this, asked);
      if (reply instanceof Promise) this.#endIfSilent(reply);
      return reply;
    }) as typeof query;
  }

  #endIfSilent(reply: Promise<unknown>): void {
    const began = performance.now();
    let isAnswered = false;
    let timer = setTimeout(look, ASK_AFTER_S * 1_000);
    const stream = this.connection.stream as Socket;
    const answered = () => {
      isAnswered = true;
      clearTimeout(timer);
    };
    reply.then(answered, answered);

    async function look(): Promise<void> {
      const goesOn = await isWorthWaiting(stream, (performance.now() - began) / 1_000, LONGEST_SILENCE_S);
      if (isAnswered) return;
      if (goesOn) timer = setTimeout(look, ASK_AFTER_S * 1_000);
      else stream.destroy(new Error("PostgreSQL does not answer."));
    }
  }
}
