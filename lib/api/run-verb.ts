import type { Db } from "@/db/client";
import { recordAction, targetOf } from "@/lib/audit/record-action";
import type { AnyOperation, Audit } from "./contract/operation";
import { Preview, Reply } from "./reply";
import type { Call, Finish, Verb } from "./verb";

/**
 * Runs a verb and, in the transaction of its changes, writes its audit entry and calls `keep`. Jobs are dispatched only
 * after the transaction that queued them.
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
  const { audited, id: action } = verb.operation;
  const finish: Finish<Value> = async (tx, value) => {
    if (audited) await recordCall(tx, { action, audited, call, value, requestId });
    await keep?.(tx, value);
  };
  const value = await verb.run({ ...call, dispatchSoon }, audited || keep ? finish : null);
  if (hasJobs) call.dispatchSoon();
  return value;
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
  const made = value instanceof Reply ? value.data : value;
  const target = targetOf({ made, body, params }, audited === true ? [] : audited.naming);
  await recordAction(db, { organizationId, actor, action, target, requestId, ...sender });
}
