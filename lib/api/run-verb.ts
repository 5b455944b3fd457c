import type { Db } from "@/db/client";
import { recordAction, targetOf } from "@/lib/audit/record-action";
import type { AnyOperation, Audit } from "./contract/operation";
import { FileReply } from "./file-reply";
import { Preview, Reply } from "./reply";
import type { Call, Finish, Verb } from "./verb";

/**
 * Runs a verb and, in the transaction of its changes, writes its audit entry and calls `keep`. A file of the
 * organization's data has an entry too, written before the file is sent. Jobs are dispatched only after the transaction
 * that queued them.
 */
export async function runVerb<Declared extends AnyOperation, Value>(
  verb: Verb<Declared, Value>,
  call: Call<Declared>,
  requestId: string | null,
  keep?: Finish<Value>,
): Promise<Value> {
  let hasJobs = false;
  const dispatchSoon = () => {
    hasJobs = true;
  };
  const { audited, internal, id: action } = verb.operation;
  const finish: Finish<Value> = async (tx, value) => {
    if (audited) await recordCall(tx, { action, audited, call, value, requestId });
    await keep?.(tx, value);
  };
  const value = await verb.run({ ...call, dispatchSoon }, audited || keep ? finish : null);
  if (hasJobs) call.dispatchSoon();
  if (value instanceof FileReply && !internal) {
    const done: Done = { action, audited: { naming: ["format"] }, call, value, requestId };
    await recordCall(call.db, done).catch((thrown) => abandon(value, thrown));
  }
  return value;
}

/** Stops the work that fills a file, which will not be sent. */
async function abandon({ content }: FileReply, thrown: unknown): Promise<never> {
  if (content instanceof ReadableStream) await content.cancel();
  throw thrown;
}

type Done = {
  action: string;
  audited: Exclude<Audit, boolean> | true;
  call: Call<AnyOperation>;
  value: unknown;
  requestId: string | null;
};

/**
 * Writes the audit entry, except for a preview, which changes nothing, and for a visitor, who belongs to no
 * organization.
 */
async function recordCall(db: Db, { action, audited, call, value, requestId }: Done): Promise<void> {
  const { caller, params, body, sender } = call;
  if (value instanceof Preview || caller === null) return;
  const { organizationId, actor } = caller;
  const made = value instanceof Reply ? value.data : value instanceof FileReply ? null : value;
  const target = targetOf({ made, body, params }, audited === true ? [] : audited.naming);
  await recordAction(db, { organizationId, actor, action, target, requestId, ...sender });
}
