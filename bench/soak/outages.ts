import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { connect } from "@/db/client";
import { startOwnDatabase } from "@/e2e/support/own-database";
import { descendantsOf, signal } from "@/e2e/support/processes";
import { startFreezingRelay } from "@/test/freezing-relay";

/** The shortest and the longest outage in seconds. */
const [SHORTEST, LONGEST] = [2, 45];

/** A PostgreSQL of its own behind a relay, with a function that causes outages of different kinds. */
export async function startBreakableDatabase() {
  const database = await startOwnDatabase();
  const relay = await startFreezingRelay(database.url);
  const whileAway = () => pause((SHORTEST + Math.random() * (LONGEST - SHORTEST)) * 1_000);

  const outages: Record<string, () => Promise<void>> = {
    async stopped() {
      await database.stop();
      await whileAway();
      await database.startAgain();
    },
    async killed() {
      const processes = (await descendantsOf(process.pid)).filter(({ command }) => command.includes("postgres"));
      for (const { id } of processes) signal(id, "SIGKILL");
      await database.exited();
      await database.startAgain();
    },
    async frozen() {
      relay.freeze();
      await whileAway();
      relay.thaw();
    },
    async lost() {
      relay.lose();
    },
    async unheard() {
      relay.loseReplies();
    },
    async refused() {
      relay.refuse(Math.random() < 0.5 ? "reset" : "end");
      await whileAway();
      relay.accept();
    },
    async disconnected() {
      const { db, close } = connect(database.url, { max: 1 });
      await db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`);
      await close();
    },
  };
  const kinds = Object.keys(outages);
  return {
    url: relay.url,
    /** Causes an outage, of the next kind for each next number. Resolves with the kind when the database is back. */
    async breakDown(number: number): Promise<string> {
      const kind = kinds[number % kinds.length] as string;
      await outages[kind]?.();
      return kind;
    },
    async remove() {
      relay.close();
      await database.remove();
    },
  };
}
