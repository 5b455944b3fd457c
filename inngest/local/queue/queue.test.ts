import { expect, it } from "vitest";
import { startFreezingRelay } from "@/test/freezing-relay";
import { createDatabase } from "@/test/local-runner/drive";
import { openQueue } from "./queue";

it("does jobs again after its own connections were refused, though the database answered others", async () => {
  const { db, url } = await createDatabase();
  const relay = await startFreezingRelay(url);
  const stop = new AbortController();
  const said: string[] = [];
  const queue = await openQueue({
    db,
    databaseUrl: relay.url,
    workers: 2,
    stopping: stop.signal,
    log: (line) => said.push(line),
  });
  const done: unknown[] = [];
  await queue.start({
    run: async (payload) => {
      done.push(payload);
    },
  });
  const add = (run: string) => queue.add(db, { task: "run", payload: { run }, key: run });
  await add("before");
  await expect.poll(() => done).toEqual([{ run: "before" }]);
  relay.refuse("end");
  await add("during");
  await expect.poll(() => said.join("\n")).toContain("could not be started again");
  relay.accept();
  // If the connection was lost before the queue had stored that the first job is done, the queue runs that job again.
  await expect.poll(() => done.at(-1)).toEqual({ run: "during" });
  stop.abort();
  await queue.stop();
  relay.close();
});
