import { Command } from "commander";
import { LEGACY_SCOPES, type LegacyScope } from "@/db/schema/terms";
import { createApiKey, organizationOfApiKey, revokeApiKey } from "@/lib/auth/api-keys";
import { findOrganization } from "@/lib/organizations/find-organization";
import { id, listOf, moment } from "./arguments";
import { printChange } from "./with-database";

type CreateOptions = { org: string; scopes: LegacyScope[]; expires?: Date; name: string };

export function keyCommand(): Command {
  const command = new Command("key").description("API keys").helpCommand(false);
  command
    .command("create")
    .description("create an API key; prints { id, key, scopes, expires_at }; the key is shown this once")
    .requiredOption("--org <id>", "the organization", id)
    .requiredOption("--scopes <list>", `any of ${LEGACY_SCOPES.join(",")}`, listOf(LEGACY_SCOPES))
    .option("--expires <date>", "when it ends to work, as an ISO date; without it, never", moment)
    .option("--name <name>", "what it is for", "Created by the operator")
    .action(({ org: organizationId, scopes, expires, name }: CreateOptions) =>
      printChange(async (tx, log) => {
        await findOrganization(tx, organizationId);
        const { id, key, expiresAt } = await createApiKey(tx, {
          organizationId,
          name,
          scopes,
          expiresAt: expires ?? null,
        });
        await log(organizationId, "createApiKey", { id });
        return { id, key, organization_id: organizationId, scopes, expires_at: expiresAt };
      }),
    );
  command
    .command("revoke")
    .description("revoke an API key for good; prints { id, revoked }")
    .requiredOption("--id <id>", "the key's id, as `key create` printed it", id)
    .action((options: { id: string }) =>
      printChange(async (tx, log) => {
        const { id } = options;
        const organizationId = await organizationOfApiKey(tx, id);
        await revokeApiKey(tx, { organizationId, id });
        await log(organizationId, "revokeApiKey", { id });
        return { id, revoked: true };
      }),
    );
  return command;
}
