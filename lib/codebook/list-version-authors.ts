import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { codebookVersions } from "@/db/schema/codebook-versions";
import { oauthClients } from "@/db/schema/oauth";
import { users } from "@/db/schema/organizations";

/** Who made versions of a codebook: the `actor` as versions name it, and in words. */
export type VersionAuthor = { actor: string; name: string };

/** The name of an actor without a record, by kind: it was deleted, or never had one. */
const NAMES: Readonly<Record<string, string>> = {
  api_key: "a deleted API key",
  oauth_client: "a deleted app",
  user: "a former member",
  operator: "the operator",
  job: "a job",
};

const UUID_AT_END = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/** Names everybody who made a version of the question's codebook: people by e-mail address, API keys and apps by name. */
export async function listVersionAuthors(db: Db, organizationId: string, questionId: string): Promise<VersionAuthor[]> {
  const found = await db.execute<{ actor: string; name: string | null }>(sql`
    select actor, coalesce(${users.email}, ${oauthClients.name}, ${apiKeys.name} || ' …' || ${apiKeys.ending}) as name
    from (
      select distinct actor, split_part(actor, ':', 1) as kind, substring(actor from ${UUID_AT_END})::uuid as id
      from ${codebookVersions}
      where ${codebookVersions.organizationId} = ${organizationId} and ${codebookVersions.questionId} = ${questionId}
    ) author
    left join ${users} on kind = 'user' and ${users.id} = author.id
    left join ${oauthClients} on kind = 'oauth_client' and ${oauthClients.id} = author.id
    left join ${apiKeys} on kind = 'api_key' and ${apiKeys.organizationId} = ${organizationId}
      and ${apiKeys.id} = author.id
    order by actor`);
  return found.map(({ actor, name }) => ({ actor, name: name ?? NAMES[actor.replace(/:.*/, "")] ?? actor }));
}
