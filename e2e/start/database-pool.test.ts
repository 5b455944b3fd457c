import { readdir, readFile, readlink } from "node:fs/promises";
import { expect, it } from "vitest";
import { startOwnDatabase } from "../support/own-database";
import { childOf } from "../support/processes";
import { startService } from "../support/service";
import { signIn } from "../support/sign-in";

const POOL = 2;
const CALLS = 24;

it("a web process has no more connections to the database than DATABASE_POOL says, for pages and API together", async () => {
  const database = await startOwnDatabase();
  const service = await startService({ env: { DATABASE_URL: database.url, DATABASE_POOL: `${POOL}` } });
  try {
    const web = (await childOf(service.process.pid ?? 0, "bin/web.mjs")) ?? expect.fail("there is a web process");
    const cookie = await signIn(service.origin, service.firstRun);
    const key = service.firstRun.api_key;
    const calls = Array.from({ length: CALLS }, (_, at) =>
      at % 2
        ? fetch(service.origin, { headers: { cookie } })
        : fetch(`${service.baseUrl}/v2/jobs`, { headers: { "x-api-key": key } }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
    const connections = await connectionsOf(web, database.port);
    expect(connections).toBeGreaterThan(0);
    expect(connections).toBeLessThanOrEqual(POOL);
  } finally {
    await service.stop();
    await database.remove();
  }
});

/** How many connections a process has to a local port. Read from /proc: a bare machine has no `ss`. */
async function connectionsOf(process: number, port: number): Promise<number> {
  const ends = (await readFile("/proc/net/tcp", "utf8")).split("\n").map((line) => line.trim().split(/\s+/));
  const remote = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const sockets = new Set(ends.filter(([, , end]) => end?.endsWith(remote)).map((columns) => `socket:[${columns[9]}]`));
  const files = await readdir(`/proc/${process}/fd`);
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${process}/fd/${file}`).catch(() => "")));
  return targets.filter((target) => sockets.has(target)).length;
}
