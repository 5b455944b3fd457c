import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { AllowedPrivate } from "@/lib/outbound/private-addresses";
import { NoAnswer, type OutboundReply, sendRequest } from "@/lib/outbound/send-request";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { ProviderError } from "./provider-error";

/** A platform's address, and the headers of every request to it. */
export type ProviderAddress = {
  /** The platform's name for people. */
  platform: string;
  base: string;
  headers: Record<string, string>;
  allowPrivate: AllowedPrivate;
};

export type ProviderRequest = {
  path: string;
  query?: Record<string, string | number>;
  /** Sends a POST with this JSON. */
  json?: unknown;
  /** The reply may be large and slow: an export of all answers. */
  isExport?: boolean;
};

const TRIES = 3;
const USUAL = { timeout: 15_000, mostBytes: 64 * MEBIBYTE };
const OF_EXPORT = { timeout: 180_000, mostBytes: 256 * MEBIBYTE };
/** The longest pause within one call, in seconds. If the platform asks for a longer one, the job continues later. */
const LONGEST_WAIT = 4;
/**
 * Milliseconds after which a call makes no further attempt, because it occupies one of the few workers that ask
 * platforms.
 */
const LAST_TRY_AFTER = 5_000;

/**
 * Sends a request to a platform and parses the JSON reply by a schema. If the platform is busy, sends it up to three
 * times, but not again once `LAST_TRY_AFTER` has passed.
 */
export async function requestJson<Schema extends z.ZodType>(
  address: ProviderAddress,
  request: ProviderRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { body } = await requestBytes(address, request);
  const parsed = schema.safeParse(readJson(body));
  if (parsed.success) return parsed.data;
  throw new ProviderError(
    "unexpected",
    `${address.platform} replied in a form that its documentation does not describe.`,
  );
}

/** Like `requestJson`, but returns the reply's bytes. */
export async function requestBytes(address: ProviderAddress, request: ProviderRequest): Promise<OutboundReply> {
  const began = performance.now();
  for (let tried = 1; ; tried++) {
    try {
      return judge(address, await send(address, request));
    } catch (thrown) {
      const error = thrown instanceof NoAnswer ? unreachable(address, thrown) : thrown;
      if (!(error instanceof ProviderError) || error.failure !== "busy" || tried === TRIES) throw error;
      const seconds = error.retryAfter ?? 0.25 * 2 ** tried;
      if (seconds > LONGEST_WAIT || performance.now() - began > LAST_TRY_AFTER) throw error;
      await sleep(seconds * 1000);
    }
  }
}

function send({ base, headers, allowPrivate }: ProviderAddress, request: ProviderRequest): Promise<OutboundReply> {
  const { path, query = {}, json, isExport } = request;
  const url = new URL(`${base.replace(/\/+$/, "")}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const common = { Accept: "application/json", "User-Agent": "open-text-coding-connections/1", ...headers };
  const limits = { ...(isExport ? OF_EXPORT : USUAL), allowPrivate };
  if (json === undefined) return sendRequest(url, { method: "GET", headers: common, ...limits });
  const body = JSON.stringify(json);
  const length = String(Buffer.byteLength(body));
  const typed = { ...common, "Content-Type": "application/json", "Content-Length": length };
  return sendRequest(url, { method: "POST", headers: typed, body, ...limits });
}

function judge({ platform }: ProviderAddress, reply: OutboundReply): OutboundReply {
  const { status, complete } = reply;
  const says = `${platform} answered with HTTP ${status}`;
  if (status === 401 || status === 403) {
    const message =
      status === 401
        ? `${platform} refused the credentials (HTTP 401). Renew them in Settings, Connections.`
        : `${platform} refused access (HTTP 403). Check what the credentials of this connection may read.`;
    throw new ProviderError("refused", message);
  }
  if (status === 404)
    throw new ProviderError(
      "missing",
      `${platform} knows no such survey, or the connection's address is wrong (HTTP 404).`,
    );
  if (status === 429) throw new ProviderError("busy", `${platform} limits its requests.`, retryAfterOf(reply));
  if (status >= 500) throw new ProviderError("busy", `${says}.`, retryAfterOf(reply));
  if (status >= 300 && status < 400) {
    throw new ProviderError("unexpected", `${says}, a redirect. Check the connection's address or data centre.`);
  }
  if (status !== 200) throw new ProviderError("unexpected", `${says}.`);
  if (!complete)
    throw new ProviderError("busy", `The reply of ${platform} ended before it was complete, or is too large.`);
  return reply;
}

const unreachable = ({ platform }: ProviderAddress, { message }: NoAnswer) =>
  new ProviderError("busy", `${platform} cannot be reached. ${message}`);

/**
 * The pause in seconds that a reply asks for, by `Retry-After` (seconds or a date) or by SurveyMonkey's own headers.
 */
function retryAfterOf({ headers }: OutboundReply): number | undefined {
  const said = headers["retry-after"];
  if (said) return Math.max(0, /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000) || 0;
  const period = headers["x-ratelimit-app-global-day-remaining"] === "0" ? "day" : "minute";
  const reset = headers[`x-ratelimit-app-global-${period}-reset`];
  return typeof reset === "string" && /^\d+$/.test(reset) ? Number(reset) : undefined;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
