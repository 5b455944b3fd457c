import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "../local/data-folder";

/**
 * Throws if HOST:PORT is taken and is not released within `patience` milliseconds. Called before anything is started.
 */
export async function requireFreePort(host: string, port: number, timeout = 0): Promise<void> {
  for (const deadline = Date.now() + timeout; ; await pause(50)) {
    const code = await listenOnce(host, port).then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (!code) return;
    if (code !== "EADDRINUSE" || Date.now() >= deadline) throw new StartError(portProblem(host, port, code));
  }
}

export function portProblem(host: string, port: number, code: string): string {
  if (code === "EADDRINUSE")
    return `Port ${port} on ${host} is taken. Stop what listens there, or set PORT to another.`;
  if (code === "EACCES") return `Port ${port} needs more rights than this user has. Set PORT to one from 1024 on.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `HOST ${host} is not an address of this machine. Set HOST to one of its addresses, such as 127.0.0.1 or 0.0.0.0.`;
  return `The service could not listen on ${host}:${port} (${code}).`;
}

function listenOnce(host: string, port: number): Promise<void> {
  return new Promise((free, failed) => {
    const server = createServer().once("error", failed);
    server.listen(port, host, () => server.close(() => free()));
  });
}
