import { connect, type Socket } from "node:net";

/**
 * Keeps opening connections from an address of this machine, `atOnce` at a time. Each asks for `path` and breaks off
 * before the reply. The returned function ends this, and returns how many connections there were.
 */
export function openAllTheTime(origin: string, localAddress: string, path: string, atOnce: number): () => number {
  const { hostname, port, host } = new URL(origin);
  const open = new Set<Socket>();
  let hasEnded = false;
  let opened = 0;
  const begin = () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    open.add(socket);
    socket.once("connect", () => {
      opened += 1;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, () => socket.resetAndDestroy());
    });
    socket.on("error", () => {});
    socket.once("close", () => {
      open.delete(socket);
      if (!hasEnded) begin();
    });
  };
  for (let connection = 0; connection < atOnce; connection++) begin();
  return () => {
    hasEnded = true;
    for (const socket of open) socket.destroy();
    return opened;
  };
}
