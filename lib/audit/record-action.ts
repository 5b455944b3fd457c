import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { auditLog } from "@/db/schema/audit";
import { memberships } from "@/db/schema/organizations";
import type { Actor } from "@/lib/auth/caller";
import { isJobId, newId } from "@/lib/ids/new-id";
import { UUID } from "@/lib/ids/uuid";
import { uuidOfClientId } from "@/lib/oauth/client-id";

/** Where a request came from: its network address, the program that sent it, and its id. */
export type Origin = { address: string; userAgent?: string | undefined; requestId?: string | null | undefined };

export type Action = Origin & {
  organizationId: string;
  actor: Actor;
  action: string;
  target: Record<string, string>;
};

/** Adds an entry to an organization's audit log. */
export async function recordAction(db: Db, done: Action): Promise<void> {
  const { organizationId, actor, action, target, address, userAgent = "", requestId = null } = done;
  const actorId = actor.kind === "operator" ? null : actor.id;
  const origin = { address, userAgent, requestId };
  await db
    .insert(auditLog)
    .values({ organizationId, id: newId(), actorKind: actor.kind, actorId, action, target, ...origin });
}

/** Adds an entry about a person's login to the logs of all their organizations; by default they acted themselves. */
export async function recordAboutLogin(
  db: Db,
  {
    userId,
    actor = { kind: "user", id: userId },
    ...entry
  }: { userId: string; actor?: Actor; action: string } & Origin,
): Promise<void> {
  const joined = await db
    .select({ organizationId: memberships.organizationId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  const target: Record<string, string> = actor.kind === "user" ? {} : { user_id: userId };
  for (const { organizationId } of joined) await recordAction(db, { ...entry, organizationId, actor, target });
}

/**
 * The targets of an operation: our own ids in its result, its body and its path, and the fields of its body that
 * `naming` lists. The caller's own ids are left out, because entries outlive the answers that they name.
 */
export function targetOf(
  { made, body, params }: { made: unknown; body: unknown; params: unknown },
  naming: readonly string[] = [],
): Record<string, string> {
  return { ...idsOf(made), ...idsOf(body), ...textsOf(body, (name) => naming.includes(name)), ...idsOf(params) };
}

const idsOf = (value: unknown) =>
  textsOf(value, (name, text) => /(^id|_id|Id)$/.test(name) && isOurs(text) && !(name === "id" && isResponse(value)));

const isOurs = (text: string) => UUID.test(text) || isJobId(text) || uuidOfClientId(text) !== null;

/** Whether this is an answer as the API shows it, whose `id` is the caller's. */
const isResponse = (value: unknown) => value !== null && typeof value === "object" && "response_id" in value;

function textsOf(value: unknown, isWanted: (name: string, text: string) => boolean): Record<string, string> {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return {};
  const texts = Object.entries(value).flatMap(([name, field]): [string, string][] =>
    typeof field === "string" || typeof field === "boolean" || Array.isArray(field) ? [[name, String(field)]] : [],
  );
  return Object.fromEntries(texts.filter(([name, text]) => isWanted(name, text)));
}
