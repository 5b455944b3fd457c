import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { freePort } from "@/db/free-port";
import { passBackSocket } from "./pass-back-socket";
import { requireFreePort } from "./port";

it("leaves the port free when the process dies while its socket is passed back", async () => {
  const port = await freePort();
  const web = fork(fileURLToPath(new URL("../../test/listens-and-dies.mjs", import.meta.url)), [String(port)], {
    execArgv: [],
  });
  passBackSocket(web);
  const [message] = await once(web, "message");
  expect(message).toEqual({ listening: true });
  await once(web, "exit");
  await requireFreePort("127.0.0.1", port, 2_000);
});
