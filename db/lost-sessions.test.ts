import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { expect, inject, it } from "vitest";
import { lostSessions } from "./lost-sessions";

it("all transactions are ended whose connections were lost together", { timeout: 60_000 }, async () => {
  const url = inject("databaseServer");
  const clients = Array.from({ length: 3 }, () => postgres(url, { max: 1 }));
  const inTransaction = await Promise.all(clients.map((client) => client.reserve()));
  const pids: number[] = [];
  for (const client of inTransaction) {
    await client`begin`;
    const [session] = await client<{ pid: number }[]>`select pg_backend_pid() as pid`;
    pids.push(session?.pid ?? 0);
  }
  // A session is ended only after it has been idle in a transaction for five seconds.
  await pause(5_500);
  const sessions = lostSessions(url);
  for (const pid of pids) sessions.end(pid);

  const server = postgres(url, { max: 1 });
  const left = () => server`select from pg_stat_activity where pid = any(${pids})`;
  await expect.poll(async () => (await left()).length, { timeout: 20_000, interval: 500 }).toBe(0);
  for (const client of [server, ...clients]) await client.end({ timeout: 0 });
});
