import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { oauthClients } from "@/db/schema/oauth";
import { users } from "@/db/schema/organizations";

const UNKNOWN: Record<string, string> = {
  user: "A former member",
  api_key: "An API key",
  oauth_client: "A connected app",
};

/**
 * Names coders for readers: the person's name if the caller gave one, else the member's e-mail address or the name of
 * the key or app. Coders are credentials by kind and id, such as `user:0198…` or `api_key:0198…/Kim`;
 * `file/Kim` is named in an uploaded file.
 */
export async function readCoderNames(
  db: Db,
  organizationId: string,
  coders: readonly string[],
): Promise<(coder: string) => string> {
  const parsed = coders.map(partsOf).filter(({ person }) => person === null);
  const idsOf = (kind: string) => parsed.flatMap((part) => (part.kind === kind && part.id ? [part.id] : []));
  const names = new Map<string, string>();
  const note = (rows: readonly { id: string; name: string }[]) => {
    for (const { id, name } of rows) names.set(id, name);
  };
  const [members, keys, apps] = [idsOf("user"), idsOf("api_key"), idsOf("oauth_client")];
  if (members.length > 0) {
    note(await db.select({ id: users.id, name: users.email }).from(users).where(inArray(users.id, members)));
  }
  if (keys.length > 0) {
    const isOwn = and(eq(apiKeys.organizationId, organizationId), inArray(apiKeys.id, keys));
    note(await db.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys).where(isOwn));
  }
  if (apps.length > 0) {
    const isNamed = inArray(oauthClients.id, apps);
    note(await db.select({ id: oauthClients.id, name: oauthClients.name }).from(oauthClients).where(isNamed));
  }
  return (coder) => {
    const { kind, id, person } = partsOf(coder);
    return person ?? names.get(id) ?? UNKNOWN[kind] ?? "The operator";
  };
}

function partsOf(coder: string): { kind: string; id: string; person: string | null } {
  const at = coder.indexOf("/");
  const [kind = "", id = ""] = (at < 0 ? coder : coder.slice(0, at)).split(":");
  return { kind, id, person: at < 0 ? null : coder.slice(at + 1) };
}
