import { z } from "zod";
import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { db } from "@/lib/runtime/db";
import { acceptedType } from "./accepted-type";
import { authorize } from "./authorize";
import type { AddressedOperation, AnyOperation } from "./contract/operation";
import { revisionOf } from "./entity-tag";
import { errorReply } from "./error-reply";
import { hideBeyondReach } from "./hide-beyond-reach";
import { type Outcome, requireKey, runOncePerKey } from "./idempotency";
import { parse, parseQuery } from "./parse";
import type { JsonBody } from "./parse-body";
import type { Form } from "./read-form";
import { envelope } from "./reply";
import { runVerb } from "./run-verb";
import type { Sender } from "./sender";
import type { Call, Verb } from "./verb";

/** An operation's input as received, before any check. */
export type Input = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Reads the body as the operation declares it; called only after the caller has been authorized. */
  readBody?: (operation: AnyOperation) => Promise<JsonBody>;
  /** The body itself, instead of `readBody`. */
  body?: unknown;
  /** Like `readBody`, for a multipart form. The form's file is kept until `use` has ended. */
  form?: <Result>(use: (form: Form<unknown>) => Promise<Result>) => Promise<Result>;
  ifMatch?: string | null;
  accept?: string | null;
};

/** The sender of the input, the request's id, and the function that starts queued jobs afterwards. */
export type Origin = { sender: Sender; requestId: string | null; dispatchSoon: () => void };

/**
 * The only way to run an operation: authorizes the caller, parses the input, runs the verb and writes the audit entry.
 * Throws an AppError if one of these steps refuses.
 */
export function perform<Declared extends AnyOperation, Value>(
  verb: Verb<Declared, Value>,
  caller: Caller | null,
  input: Input & Origin,
): Promise<Value> {
  return checked(verb.operation, caller, input, (call) => runVerb(verb, call, input.requestId));
}

/**
 * Like `perform`, but runs once per idempotency key. A repeat gets the stored outcome, which has the body of the first
 * reply. An error of the verb is an outcome too.
 */
export function performOnce<Declared extends AddressedOperation>(
  verb: Verb<Declared>,
  caller: Caller,
  input: Input & Origin & { requestId: string; key: string },
): Promise<Outcome & { replayed: boolean }> {
  const { operation } = verb;
  return checked(operation, caller, input, async (call, digest, isWhole) => {
    const request = { caller, endpoint: endpointOf(operation, input.params ?? {}), key: input.key, digest };
    const run = async (keep: (tx: Db, outcome: Outcome) => Promise<void>): Promise<Outcome> => {
      let outcome: Outcome | undefined;
      try {
        await runVerb(verb, call, input.requestId, async (tx, value) => {
          outcome = envelope(operation, value);
          await keep(tx, outcome);
        });
      } catch (thrown) {
        return errorReply(thrown, input.requestId);
      }
      if (!outcome) throw new Error(`${operation.id} was done without its reply being stored`);
      return outcome;
    };
    // A stored reply may tell of a project that the caller saw then, and does not see now.
    return isWhole ? runOncePerKey(db, request, run) : { ...(await run(async () => {})), replayed: false };
  });
}

/**
 * Checks the caller and the input, then passes the call and the digest of the input to `use`; also whether the call has
 * all ids of the input (`hideBeyondReach`).
 */
async function checked<Declared extends AnyOperation, Result>(
  operation: Declared,
  caller: Caller | null,
  { sender, dispatchSoon, ...input }: Input & Origin & { key?: string },
  use: (call: Call<Declared>, digest: Uint8Array, isWhole: boolean) => Promise<Result>,
): Promise<Result> {
  authorize(operation, caller);
  const params = operation.params && parse(operation.params, input.params ?? {});
  const query = operation.query
    ? parseQuery(operation.query, input.query ?? {})
    : refuseUndeclaredQuery(operation, input.query);
  const ifMatch = operation.ifMatch && revisionOf(input.ifMatch ?? null);
  if (input.key !== undefined) requireKey(input.key);
  const sent = await input.readBody?.(operation);
  const body = operation.body && (sent ? sent.value : parse(operation.body, input.body ?? {}));
  const types = "file" in operation && operation.file ? operation.file.mediaTypes : [];
  const accepted = acceptedType(input.accept ?? null, types);
  const { input: seen, isWhole } = await hideBeyondReach(db, caller, { params, query, body });
  const common = { db, caller, member: caller?.member, ...seen, ifMatch, accepted, sender, dispatchSoon };
  const callWith = (form?: Form<unknown>) => ({ ...common, form }) as Call<Declared>;
  return input.form && operation.form
    ? input.form((form) => use(callWith(form), form.digest, isWhole))
    : use(callWith(), sent?.digest ?? new Uint8Array(), isWhole);
}

/**
 * Throws if a query was sent to an operation of the public API that declares none. The service's own pages may send
 * further parameters.
 */
function refuseUndeclaredQuery({ internal }: AnyOperation, query: Input["query"] = {}): undefined {
  if (!internal) parse(NOTHING, query);
}

const NOTHING = z.strictObject({});

/** Method and canonical path. They are the same for all aliases of an address. */
function endpointOf({ method, path }: AddressedOperation, params: Record<string, unknown>): string {
  return `${method} ${path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`;
}
