import { connect } from "@/db/client";
import { migrate } from "@/db/migrate";
import { createApiKey } from "@/lib/auth/api-keys";
import { createOrganization } from "@/lib/organizations/create-organization";

/** Enough keys that none reaches the enterprise plan's limit of 1,200 requests per minute. */
const KEYS = 100;

/** An organization that never runs out of credits, and its keys. */
export async function makeWorkspace(databaseUrl: string): Promise<string[]> {
  await migrate(databaseUrl);
  const { db, close } = connect(databaseUrl, { max: 4 });
  try {
    const { id } = await createOrganization(db, { name: "Measured", plan: "enterprise", credits: 10_000_000 });
    const input = { organizationId: id, scopes: ["write"] as const };
    const keys = await Promise.all(
      Array.from({ length: KEYS }, (_, number) => createApiKey(db, { ...input, name: `Load ${number}` })),
    );
    return keys.map(({ key }) => key);
  } finally {
    await close();
  }
}
