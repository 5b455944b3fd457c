import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, vi } from "vitest";
import { inTurn } from "@/bin/web-turns.mjs";
import { joinShareOf, present } from "@/db/connection-holder.mjs";

type Asked = {
  key?: string;
  address?: string;
  url?: string;
  more?: Record<string, string>;
  method?: string;
  /** Called when the request begins. */
  onBegin?: () => void;
  /** What the service does for the request; may last longer than its connection. */
  work?: Promise<void>;
};

/** The names of the requests that have begun, in the order of their beginning. */
export const begun: string[] = [];
/** For each request by name, who holds the share of database connections in which its statements run. */
export const holders = new Map<string, string | undefined>();
/** The names of requests whose statements may use only a part of that share. */
export const costly = new Set<string>();

/** Milliseconds by which the fake clock puts off what a timer leaves for the next turn of the event loop. */
export const TURN = 1;

/**
 * Gives each test of a `describe` a fake clock, and closes the requests that it has left open, so that the next test
 * starts without any.
 */
export function withFakeTurns(open: () => { end: () => void }[]) {
  beforeEach(() => {
    vi.useFakeTimers();
    begun.length = 0;
    open().length = 0;
  });
  afterEach(async () => {
    for (const { end } of open()) end();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
  });
}

/** Sends a request; `end` closes its connection. */
export function ask(
  name: string,
  { key = "one", address = "192.0.2.1", url = "/api/v2/usage", more = {}, method = "POST", ...given }: Asked = {},
) {
  const headers = { "x-api-key": key, "x-forwarded-for": address, ...more };
  const sent = new Map<string, string>();
  const response = Object.assign(new EventEmitter(), {
    statusCode: 0,
    setHeader: (header: string, value: string) => sent.set(header.toLowerCase(), value),
    getHeader: (header: string) => sent.get(header),
    removeHeader: (header: string) => sent.delete(header),
    writeHead: () => {},
    end: () => {},
  });
  const request = Object.assign(new EventEmitter(), { method, url, headers }) as unknown as IncomingMessage;
  inTurn(request, response as unknown as ServerResponse, () => {
    begun.push(name);
    given.onBegin?.();
    holders.set(name, present.getStore()?.holder);
    if (present.getStore()?.isCostly) costly.add(name);
    return given.work;
  });
  return {
    response,
    receive: inItsTurn(() => request.emit("end")),
    reply: inItsTurn(() => response.writeHead()),
    end: inItsTurn(() => response.emit("close")),
  };
}

/** A function that calls `act`, and then runs the timers that are due at once, as the event loop's next turn would. */
const inItsTurn = (act: () => void) => () => {
  act();
  vi.advanceTimersByTime(0);
};

/** Sends a request whose route finds the organization of its key. */
export function askAs(organization: string, key: string) {
  ask("known", { key, address: "198.51.100.1", onBegin: () => joinShareOf(organization) }).end();
  begun.length = 0;
}

/** Sends this many requests, named by number. */
export const askAll = (count: number, options: Asked = {}, name = "") =>
  Array.from({ length: count }, (_, index) => ask(`${name}${index}`, options));
