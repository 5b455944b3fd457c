import { Command } from "commander";
import { OAUTH_FLOWS, type OAuthFlow } from "@/db/schema/terms";
import { SCOPES, type Scope } from "@/lib/auth/scopes";
import { listClients, showClient } from "@/lib/oauth/list-clients";
import { createClient, deleteClient, revokeClient, rotateSecret, updateClient } from "@/lib/oauth/manage-clients";
import { OVERLAP_HOURS } from "@/lib/oauth/parameters";
import { findOrganization } from "@/lib/organizations/find-organization";
import { hours, id, listOf } from "./arguments";
import { printChange, printFromDatabase } from "./with-database";

type CreateOptions = {
  org: string;
  name: string;
  redirectUri: string[];
  scopes: Scope[];
  flows: OAuthFlow[];
  logo?: string;
  public?: boolean;
};

type UpdateOptions = Partial<Omit<CreateOptions, "org" | "public">> & { id: string };

export function clientCommand(): Command {
  const command = new Command("client").description("partners' applications (OAuth 2.0)").helpCommand(false);
  command
    .command("create")
    .description("register an application; prints { client_id, client_secret, ... }; the secret is shown this once")
    .requiredOption("--org <id>", "the partner's organization", id)
    .requiredOption("--name <name>", "what customers see when they are asked for consent")
    .option("--redirect-uri <uri...>", "where customers are sent back to; compared exactly", [])
    .requiredOption("--scopes <list>", `what it may ask for: any of ${SCOPES.join(" ")}`, listOf(SCOPES))
    .requiredOption("--flows <list>", `any of ${OAUTH_FLOWS.join(",")}`, listOf(OAUTH_FLOWS))
    .option("--logo <url>", "an https address of its logo")
    .option("--public", "an application that can keep no secret, such as one on a phone")
    .action(({ org: organizationId, redirectUri, logo, ...options }: CreateOptions) =>
      printChange(async (tx, log) => {
        await findOrganization(tx, organizationId);
        const client = await createClient(tx, {
          ...options,
          organizationId,
          redirectUris: redirectUri,
          logoUrl: logo ?? null,
          isPublic: options.public === true,
        });
        await log(organizationId, "registerClient", { client_id: client.clientId });
        return {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          organization_id: organizationId,
          name: options.name,
          redirect_uris: redirectUri,
          flows: client.flows,
          allowed_scopes: client.scopes,
        };
      }),
    );
  command
    .command("list")
    .description("print { clients } without their secrets")
    .option("--org <id>", "only those of this organization", id)
    .action((options: { org?: string }) =>
      printFromDatabase(async (db) => ({ clients: await listClients(db, options.org) })),
    );
  command
    .command("update")
    .description("change what is given of an application; prints it without its secret")
    .requiredOption("--id <id>", "its client_id")
    .option("--name <name>", "what customers see when they are asked for consent")
    .option("--redirect-uri <uri...>", "all addresses that customers are sent back to")
    .option("--scopes <list>", "all that it may ask for; its tokens lose the others at once", listOf(SCOPES))
    .option("--flows <list>", `any of ${OAUTH_FLOWS.join(",")}`, listOf(OAUTH_FLOWS))
    .option("--logo <url>", "an https address of its logo")
    .action((options: UpdateOptions) =>
      printChange(async (tx, log) => {
        const known = await showClient(tx, options.id);
        await updateClient(tx, options.id, {
          name: options.name ?? known.name,
          logoUrl: options.logo ?? known.logo_url,
          redirectUris: options.redirectUri ?? known.redirect_uris,
          scopes: options.scopes ?? (known.allowed_scopes as Scope[]),
          flows: options.flows ?? known.flows,
        });
        await log(known.organization_id, "updateClient", { client_id: options.id });
        return showClient(tx, options.id);
      }),
    );
  command
    .command("rotate")
    .description("give an application a new secret; prints { client_id, client_secret, previous_secret_until }")
    .requiredOption("--id <id>", "its client_id")
    .option("--overlap <hours>", "how long the old secret still works", hours, OVERLAP_HOURS)
    .action((options: { id: string; overlap: number }) =>
      printChange(async (tx, log) => {
        const { clientSecret, previousUntil } = await rotateSecret(tx, options.id, options.overlap);
        const { organization_id } = await showClient(tx, options.id);
        await log(organization_id, "rotateClientSecret", { client_id: options.id });
        return { client_id: options.id, client_secret: clientSecret, previous_secret_until: previousUntil };
      }),
    );
  command
    .command("revoke")
    .description("end an application and all its tokens for good; prints { client_id, revoked }")
    .requiredOption("--id <id>", "its client_id")
    .action((options: { id: string }) =>
      printChange(async (tx, log) => {
        await revokeClient(tx, options.id);
        const { organization_id } = await showClient(tx, options.id);
        await log(organization_id, "revokeClient", { client_id: options.id });
        return { client_id: options.id, revoked: true };
      }),
    );
  command
    .command("delete")
    .description("delete a revoked application with its consents; prints { client_id, deleted }")
    .requiredOption("--id <id>", "its client_id")
    .action((options: { id: string }) =>
      printChange(async (tx, log) => {
        const { organization_id } = await showClient(tx, options.id);
        await deleteClient(tx, options.id);
        await log(organization_id, "deleteClient", { client_id: options.id });
        return { client_id: options.id, deleted: true };
      }),
    );
  return command;
}
