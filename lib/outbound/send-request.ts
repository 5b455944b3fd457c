import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { lookupPublic, UnknownName } from "./lookup-public";
import { type AllowedPrivate, isAllowed, namesPrivateHost, PrivateAddress } from "./private-addresses";

export type OutboundRequest = {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole reply. If the body is incomplete by then, the part received so far is returned. */
  timeout: number;
  /** The most bytes of the body that are read. */
  mostBytes: number;
  allowPrivate: AllowedPrivate;
};

export type OutboundReply = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Whether the whole body arrived, in time and within `mostBytes`. */
  complete: boolean;
};

/** The most interim answers (1xx) before the answer; servers send one or two. */
const MAX_INTERIM = 10;
/** The most bytes before the answer's body; Node.js allows 16 KiB for the answer's headers. */
const MAX_BYTES_BEFORE = 64 * 1024;

/** Thrown if the receiver did not reply. The message says why, for the people who operate the receiver. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/**
 * Sends a request to an address that a user gave. Connects only to public addresses, follows no redirects, checks
 * certificates, and reads a limited part of the reply. Throws NoAnswer if no reply comes.
 */
export function sendRequest(url: URL, options: OutboundRequest): Promise<OutboundReply> {
  const { method, headers, body, timeout, mostBytes, allowPrivate } = options;
  if (namesPrivateHost(url, allowPrivate)) return Promise.reject(new NoAnswer(PRIVATE));
  const send = url.protocol === "https:" ? tlsRequest : plainRequest;
  const lookup = isAllowed(url, allowPrivate) ? {} : { lookup: lookupPublic };
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { method, headers, agent: false, ...lookup });
    let answer: IncomingMessage | undefined;
    const timer = setTimeout(() => {
      if (answer) answer.destroy();
      else outgoing.destroy(new NoAnswer(silence(timeout)));
    }, timeout);
    limitInterim(outgoing);
    outgoing.once("response", (response) => {
      answer = response;
      readStart(response, mostBytes).then((read) => {
        clearTimeout(timer);
        outgoing.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, ...read });
      });
    });
    outgoing.on("error", (error) => {
      clearTimeout(timer);
      reject(error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error), { cause: error }));
    });
    outgoing.once("close", () => {
      if (answer) return;
      clearTimeout(timer);
      reject(new NoAnswer(CLOSED));
    });
    outgoing.end(body);
  });
}

/**
 * Ends the request if the server sends too much before its answer. HTTP allows any number of interim answers or empty
 * lines there, which would keep this process busy.
 */
function limitInterim(outgoing: ClientRequest): void {
  const giveUp = () => outgoing.destroy(new NoAnswer("The server sent much, but no answer."));
  let interim = 0;
  outgoing.on("information", () => {
    interim += 1;
    if (interim > MAX_INTERIM) giveUp();
  });
  outgoing.once("socket", (socket) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES_BEFORE) giveUp();
    };
    socket.on("data", count);
    outgoing.once("response", () => socket.off("data", count));
  });
}

/** The first bytes of a body, or what arrived before the connection broke. */
async function readStart(response: IncomingMessage, max: number): Promise<{ body: Buffer; complete: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  let complete = false;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= max) break;
    }
    complete = size < max;
  } catch {
    // The status has arrived, and only that is needed.
  }
  return { body: Buffer.concat(chunks).subarray(0, max), complete };
}

const CLOSED = "The connection was closed before an answer came.";
const PRIVATE = "The address is private, and this service does not connect to private addresses.";
const silence = (timeout: number) => `No answer within ${timeout / 1000} seconds.`;

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof PrivateAddress) return PRIVATE;
  const code = error.code ?? "";
  if (error instanceof UnknownName || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return "The host name could not be resolved.";
  }
  if (code === "ECONNREFUSED") return "The connection was refused.";
  if (code === "ECONNRESET" || code === "EPIPE") return CLOSED;
  if (/CERT|SIGNATURE|ISSUER|ALTNAME|SSL|TLS/.test(code))
    return `The certificate or the TLS connection failed (${code}).`;
  return `The connection failed${code ? ` (${code})` : ""}.`;
}
