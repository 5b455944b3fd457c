import { setTimeout as pause } from "node:timers/promises";
import { type FunctionConfig, maxAttempts, parseFunctions } from "./functions";
import { type HttpClient, type HttpReply, isUnreached } from "./http-client";
import { type Outcome, readReply } from "./reply";
import type { Run } from "./schema";
import { canonicalJson, isSigned, sign } from "./signature";

/** The app whose functions the runner calls. */
export type App = {
  /** Asks the app for its functions until it replies; it is asked again when it did not reply to a call. */
  sync: () => Promise<void>;
  /** The functions of the app, as soon as it is there. */
  functions: () => Promise<ReadonlyMap<string, FunctionConfig>>;
  /**
   * Calls a function, again and again until the app has replied. A call that broke off is repeated without counting as
   * an attempt, unless it breaks off more than `MAX_LOSSES` times.
   */
  call: (config: FunctionConfig, run: Run) => Promise<Outcome>;
};

type AppOptions = {
  url: string;
  signingKey: string;
  http: HttpClient;
  stopping: AbortSignal;
  onSync: (functions: ReadonlyMap<string, FunctionConfig>) => void;
  log: (line: string) => void;
};

const MAX_LOSSES = 10;
const ASK_AGAIN_MS = 200;
const SYNC_TIMEOUT_MS = 30_000;
const CALL_TIMEOUT_MS = 2 * 3_600_000;

export function connectApp({ url, signingKey, http, stopping, onSync, log }: AppOptions): App {
  let known: ReadonlyMap<string, FunctionConfig> = new Map();
  let syncing: Promise<void> | undefined;

  const ask = async () => {
    const body = canonicalJson({ url });
    const headers = { "x-inngest-signature": sign(body, signingKey), "x-inngest-sync-kind": "in_band" };
    const reply = await http.send({ method: "PUT", url, body, headers, timeoutMs: SYNC_TIMEOUT_MS });
    if (reply.status === 200 && isSigned(reply.body, reply.headers["x-inngest-signature"]?.toString(), signingKey)) {
      return parseFunctions(JSON.parse(reply.body));
    }
    throw new Error(`The app at ${url} did not register (${reply.status}): ${reply.body.slice(0, 300)}`);
  };

  const askUntilThere = async () => {
    for (let lastFault = ""; ; await pause(ASK_AGAIN_MS, undefined, { signal: stopping })) {
      try {
        known = await ask();
        stopping.throwIfAborted();
        return onSync(known);
      } catch (error) {
        stopping.throwIfAborted();
        const fault = isUnreached(error) ? "" : String(error);
        if (fault && fault !== lastFault) log(fault);
        lastFault = fault;
      }
    }
  };

  const sync = () => {
    syncing ??= askUntilThere().finally(() => {
      syncing = undefined;
    });
    return syncing;
  };

  const post = (config: FunctionConfig, run: Run): Promise<HttpReply> => {
    const address = new URL(url);
    address.search = new URLSearchParams({ fnId: config.id, stepId: "step" }).toString();
    const body = bodyOf(config, run);
    const headers = { "x-inngest-signature": sign(body, signingKey) };
    return http.send({ method: "POST", url: address.href, body, headers, timeoutMs: CALL_TIMEOUT_MS });
  };

  return {
    sync,
    functions: async () => {
      await syncing;
      return known;
    },
    call: async (config, run) => {
      for (let losses = 0; ; ) {
        await syncing;
        const reply = await post(config, run).catch((error: Error) => error);
        if (!(reply instanceof Error)) return readReply(reply, signingKey);
        stopping.throwIfAborted();
        if (!isUnreached(reply) && ++losses > MAX_LOSSES) {
          const message = `The call was interrupted: ${reply.message}`;
          return { kind: "error", error: { name: "Error", message }, retriable: true };
        }
        await pause(ASK_AGAIN_MS, undefined, { signal: stopping });
        await sync();
      }
    },
  };
}

/**
 * The body of a call. It is canonical JSON, because the signature is computed from its bytes. The SDK then runs one
 * step and replies: without `fn_id` in the context it sends no checkpoints.
 */
function bodyOf(config: FunctionConfig, { id, event, attempt, steps }: Run): string {
  const ctx = canonicalJson({
    attempt,
    disable_immediate_execution: false,
    max_attempts: maxAttempts(config),
    run_id: id,
    stack: { current: steps.length, stack: steps.map((step) => step.id) },
    use_api: false,
  });
  const sorted = steps.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const results = sorted.map((step) => `${JSON.stringify(step.id)}:${step.result}`).join(",");
  return `{"ctx":${ctx},"event":${event},"events":[${event}],"steps":{${results}},"version":-1}`;
}
