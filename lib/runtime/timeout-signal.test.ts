import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { timeoutSignal } from "./timeout-signal";

const silent = createServer(() => {});
beforeAll(() => once(silent.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

it("ends a request that waits on a combined signal although garbage is collected meanwhile", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc");
  const { port } = silent.address() as AddressInfo;
  const collecting = setInterval(collectGarbage, 20);
  try {
    const signal = AbortSignal.any([new AbortController().signal, timeoutSignal(300)]);
    await expect(fetch(`http://127.0.0.1:${port}`, { signal })).rejects.toMatchObject({ name: "TimeoutError" });
  } finally {
    clearInterval(collecting);
  }
});
