import type { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { present } from "@/db/connection-holder.mjs";
import { ask } from "@/test/turn-requests";

const REQUESTS = 50;

it("an ended request keeps none of those that it waited for in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { responses, last } = askOneAfterAnother();
  await pause(50);
  expect(last.share).toBeDefined();
  collectGarbage();
  expect(responses.filter((response) => response.deref() !== undefined)).toHaveLength(1);
});

/** Sends requests that begin and end one after another. Keeps the last one's share, as a promise would. */
function askOneAfterAnother() {
  const last: { share?: unknown } = {};
  const responses: WeakRef<EventEmitter>[] = [];
  let begun = 0;
  for (let request = 0; request < REQUESTS; request++) responses.push(new WeakRef(ask("", { onBegin }).response));
  return { responses, last };

  function onBegin() {
    const index = begun++;
    if (index === REQUESTS - 1) last.share = present.getStore();
    setImmediate(() => responses[index]?.deref()?.emit("close"));
  }
}
