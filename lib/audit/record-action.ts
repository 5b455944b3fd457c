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

/** Writes down that somebody changed something. */
export async function recordAction(db: Db, { actor, ...action }: Action): Promise<void> {
  const actorId = actor.kind === "operator" ? null : actor.id;
  await db.insert(auditLog).values({ ...action, id: newId(), actorKind: actor.kind, actorId });
}

/**
 * The ids that name what an operation acted on: those of its address, those that its body refers to, and the id of
 * what it made.
 */
export function targetOf(params: unknown, body: unknown, made: unknown): Record<string, string> {
  const isId = ([name, value]: [string, unknown]) => /(^id|_id|Id)$/.test(name) && typeof value === "string";
  const idsOf = (value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value) ? Object.entries(value).filter(isId) : [];
  return Object.fromEntries([...idsOf(made), ...idsOf(body), ...idsOf(params)]) as Record<string, string>;
}
