import type { Db } from "@/db/client";
import { recordAction, targetOf } from "@/lib/audit/record-action";
import { withoutParameters } from "@/lib/database-errors";
import { log } from "@/lib/log";
import type { AnyOperation, Audit } from "./contract/operation";
import { Preview, Reply } from "./reply";
import type { Call, Verb } from "./verb";

/** Runs a verb and writes its audit entry. Jobs are dispatched only after the transaction that queued them. */
export async function runVerb<Declared extends AnyOperation, Value>(
  verb: Verb<Declared, Value>,
  call: Call<Declared>,
  requestId: string | null,
): Promise<Value> {
  let hasJobs = false;
  const dispatchSoon = () => {
    hasJobs = true;
  };
  const value = await runAudited(verb, { ...call, dispatchSoon }, requestId);
  if (hasJobs) call.dispatchSoon();
  return value;
}

async function runAudited<Declared extends AnyOperation, Value>(
  verb: Verb<Declared, Value>,
  call: Call<Declared>,
  requestId: string | null,
): Promise<Value> {
  const { audited, id: action } = verb.operation;
  if (!audited) return verb.run(call);
  const record = (db: Db, value: Value) => recordCall(db, { action, audited, call, value, requestId });
  if (!verb.auditedAfter) {
    return call.db.transaction(async (tx) => {
      const value = await verb.run({ ...call, db: tx });
      await record(tx, value);
      return value;
    });
  }
  const value = await verb.run(call);
  await record(call.db, value).catch((error: unknown) =>
    log.error({ error: withoutParameters(error), action, requestId }, "the audit log could not be written"),
  );
  return value;
}

type Done = {
  action: string;
  audited: Exclude<Audit, boolean> | true;
  call: Call<AnyOperation>;
  value: unknown;
  requestId: string | null;
};

/** A preview changed nothing, and a visitor belongs to no organization: neither has an entry. */
async function recordCall(db: Db, { action, audited, call, value, requestId }: Done): Promise<void> {
  const { caller, params, body, sender } = call;
  if (value instanceof Preview || caller === null) return;
  const { organizationId, actor } = caller;
  const made = value instanceof Reply ? value.data : value;
  const target = targetOf({ made, body, params }, audited === true ? [] : audited.naming);
  await recordAction(db, { organizationId, actor, action, target, requestId, ...sender });
}
