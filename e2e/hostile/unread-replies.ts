import { connect, type Socket } from "node:net";

/**
 * Opens connections that ask for an address of the service and never read the reply; one that the service closes is
 * opened again. The returned function closes all.
 */
export function leaveUnread(origin: string, key: string, path: string, connections: number): () => void {
  const { hostname, port, host } = new URL(origin);
  const open = new Set<Socket>();
  let hasEnded = false;
  const ask = () => {
    const socket = connect(Number(port), hostname);
    open.add(socket.pause());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nx-api-key: ${key}\r\n\r\n`);
    socket.on("error", () => {});
    socket.once("close", () => {
      open.delete(socket);
      if (!hasEnded) ask();
    });
  };
  for (let connection = 0; connection < connections; connection++) ask();
  return () => {
    hasEnded = true;
    for (const socket of open) socket.destroy();
  };
}
