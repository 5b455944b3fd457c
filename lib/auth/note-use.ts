import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { apiKeys } from "@/db/schema/api-keys";
import type { oauthGrants } from "@/db/schema/oauth";
import type { sessions } from "@/db/schema/sessions";
import type { shareLinks } from "@/db/schema/share-links";

const MINUTE = 60_000;

type Used = { id: string; lastUsedAt: Date | null };

/**
 * Stores the time at which a key, an app's grant, a session or a share link was last used, at most once a minute. The
 * request does not wait for this, and does not fail if this fails.
 */
export function noteUse(
  db: Db,
  table: typeof apiKeys | typeof oauthGrants | typeof sessions | typeof shareLinks,
  { id, lastUsedAt }: Used,
): void {
  const now = new Date();
  const minuteAgo = new Date(now.getTime() - MINUTE);
  if (lastUsedAt !== null && lastUsedAt > minuteAgo) return;
  const isStale = or(isNull(table.lastUsedAt), lt(table.lastUsedAt, minuteAgo));
  db.update(table)
    .set({ lastUsedAt: now })
    .where(and(eq(table.id, id), isStale))
    .then(
      () => {},
      () => {},
    );
}
