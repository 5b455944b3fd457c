import type { Db } from "@/db/client";
import { auditLog } from "@/db/schema/audit";
import type { Actor } from "@/lib/auth/caller";
import { newId } from "@/lib/ids";

export type Action = {
  organizationId: string;
  actor: Actor;
  action: string;
  target: Record<string, string>;
  address: string;
  userAgent: string;
  requestId: string | null;
};

/** Adds an entry to an organization's audit log. */
export async function recordAction(db: Db, { actor, ...action }: Action): Promise<void> {
  const actorId = actor.kind === "operator" ? null : actor.id;
  await db.insert(auditLog).values({ ...action, id: newId(), actorKind: actor.kind, actorId });
}

/**
 * The targets of an operation: the ids in its result, its body and its path, and the fields of its body that `naming`
 * lists.
 */
export function targetOf(
  { made, body, params }: { made: unknown; body: unknown; params: unknown },
  naming: readonly string[] = [],
): Record<string, string> {
  const isId = (name: string) => /(^id|_id|Id)$/.test(name);
  const isNamed = (name: string) => isId(name) || naming.includes(name);
  return { ...textsOf(made, isId), ...textsOf(body, isNamed), ...textsOf(params, isId) };
}

function textsOf(value: unknown, isWanted: (name: string) => boolean): Record<string, string> {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return {};
  const entries = Object.entries(value).filter(([name, text]) => isWanted(name) && typeof text === "string");
  return Object.fromEntries(entries) as Record<string, string>;
}
