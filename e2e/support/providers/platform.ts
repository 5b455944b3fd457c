import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A request to a survey platform. `path` leaves out the platform's own name. */
export type WireRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  /** The JSON body; undefined if there is none. */
  json: unknown;
};

export type WireReply = {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  bytes?: Buffer;
  hangUp?: true;
  /** Milliseconds until the reply is sent. */
  after?: number;
};

export type WireRoute = {
  method: "GET" | "POST";
  path: RegExp;
  /** The parameters that the documentation allows; any other is refused. */
  query?: readonly string[];
  answer: (request: WireRequest, ids: string[]) => WireReply;
};

/** The platform's own form of each refusal. */
export type Refusals = {
  unauthorized: WireReply;
  refuse: (status: number, message: string) => WireReply;
  isAuthorized: (request: WireRequest) => boolean;
};

/**
 * A stand-in for a survey platform. It replies to requests that the platform's documentation allows, and refuses all
 * others.
 */
export type Platform = {
  answer: (request: WireRequest) => WireReply;
  /** The requests so far, in order. */
  received: WireRequest[];
  /** Answers the next requests with these replies, whatever they ask. */
  interrupt: (...replies: WireReply[]) => void;
  /** Refuses every credential from now on. */
  revoke: () => void;
};

export function platform(routes: readonly WireRoute[], { unauthorized, refuse, isAuthorized }: Refusals): Platform {
  const received: WireRequest[] = [];
  const interruptions: WireReply[] = [];
  let revoked = false;
  const judge = (request: WireRequest): WireReply => {
    if (revoked || !isAuthorized(request)) return unauthorized;
    const here = routes.filter(({ path }) => path.test(request.path));
    if (here.length === 0) return refuse(404, "not found");
    const route = here.find(({ method }) => method === request.method);
    if (!route) return refuse(405, "method not allowed");
    const unknown = [...request.query.keys()].find((name) => !route.query?.includes(name));
    if (unknown) return refuse(400, `unknown parameter ${unknown}`);
    if (route.method === "POST" && request.headers["content-type"] !== "application/json")
      return refuse(415, "no JSON");
    return route.answer(request, (route.path.exec(request.path) ?? []).slice(1).map(decodeURIComponent));
  };
  return {
    received,
    answer(request) {
      received.push(request);
      return interruptions.shift() ?? judge(request);
    },
    interrupt: (...replies) => void interruptions.push(...replies),
    revoke() {
      revoked = true;
    },
  };
}

/** Serves platforms on loopback, each under its own name. `platforms` is looked up at every request. */
export function servePlatforms(platforms: Record<string, Platform | undefined>) {
  return createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "", "http://platforms.test");
    const [, name = "", path = ""] = /^\/(\w+)(\/.*)$/.exec(url.pathname) ?? [];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const json = text === "" ? undefined : JSON.parse(text);
    const { method = "", headers } = incoming;
    const request = { method, path, query: url.searchParams, headers, json };
    const reply = platforms[name]?.answer(request) ?? { status: 502 };
    if (reply.after !== undefined) await pause(reply.after);
    if (reply.hangUp) return void incoming.socket.destroy();
    const typed = reply.bytes ? "application/zip" : "application/json";
    outgoing.writeHead(reply.status ?? 200, { "content-type": typed, ...reply.headers });
    outgoing.end(reply.bytes ?? JSON.stringify(reply.json ?? {}));
  });
}

/** A whole number from the query; null if it is outside the documented range. */
export function numberIn(query: URLSearchParams, name: string, min: number, max: number, otherwise: number) {
  const text = query.get(name);
  if (text === null) return otherwise;
  const number = Number(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}
