import type { ChildProcess, SendHandle } from "node:child_process";
import { ACCEPTORS } from "../web-acceptors.mjs";

type Closable = SendHandle & { close: () => void };

/**
 * Sends the handle of the web process's listening socket back to that process several times (see
 * `bin/web-acceptors.mjs`). Then closes it in this process, as also when the web process ends, because an open handle
 * would keep the port taken.
 */
export function passBackSocket(web: ChildProcess): void {
  web.on("message", (_, handle) => {
    if (handle) passBack(web, handle as Closable);
  });
}

function passBack(web: ChildProcess, handle: Closable): void {
  const close = () => handle.close();
  if (web.exitCode !== null || web.signalCode !== null) {
    close();
    return;
  }
  web.once("exit", close);
  let open = ACCEPTORS;
  for (let sent = 0; sent < ACCEPTORS; sent++) {
    web.send({ acceptor: true }, handle, () => {
      open -= 1;
      if (open === 0) close();
    });
  }
}
