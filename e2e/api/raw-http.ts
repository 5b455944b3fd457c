import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { service } from "./client";

const { hostname, port } = new URL(service.origin);

/** Sends raw bytes on a new connection; returns everything that comes back until it is closed. */
export async function sendBytes(...parts: { bytes: string; wait?: number }[]): Promise<string> {
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.setEncoding("utf8").on("data", (part) => {
    received += part;
  });
  socket.on("error", () => {});
  const closed = new Promise((done) => socket.on("close", done));
  for (const { bytes, wait = 0 } of parts) {
    socket.write(bytes);
    await pause(wait);
  }
  await closed;
  return received;
}

/** Sends the beginning of a request, then breaks the connection. */
export async function breakOff(bytes: string): Promise<void> {
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(bytes);
  await pause(200);
  socket.resetAndDestroy();
}

type OnConnection = (
  method: string,
  path: string,
  options?: { headers?: Record<string, string>; chunks?: string[] },
) => Promise<{ status: number | undefined; reused: boolean; body: string }>;

/** Sends requests one after another over one connection, as long as the service keeps it open. */
export async function withConnection(work: (send: OnConnection) => Promise<void>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await work(async (method, path, { headers = {}, chunks = [] } = {}) => {
      const outgoing = request({ agent, hostname, port, method, path, headers });
      const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
      for (const chunk of chunks) outgoing.write(chunk);
      outgoing.end();
      const [reply] = await answered;
      return { status: reply.statusCode, reused: outgoing.reusedSocket, body: await text(reply) };
    });
  } finally {
    agent.destroy();
  }
}

/** Sends a request from another address of this machine, on a connection of its own. */
export async function requestFrom(
  localAddress: string,
  method: string,
  path: string,
  { headers = {}, body = "" }: { headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const outgoing = request({ agent: false, localAddress, host: "127.0.0.1", port, method, path, headers });
  const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
  outgoing.end(body);
  const [reply] = await answered;
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
}
