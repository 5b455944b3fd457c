import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { categories, codes } from "@/db/schema/codebook";
import { connections } from "@/db/schema/connections";
import { frames } from "@/db/schema/frames";
import { questionGroups } from "@/db/schema/groups";
import { managedOrganizations, oauthClients, oauthGrants } from "@/db/schema/oauth";
import { invitations, memberships, organizations, users } from "@/db/schema/organizations";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { savedTables } from "@/db/schema/saved-tables";
import { savedViews } from "@/db/schema/saved-views";
import { shareLinks } from "@/db/schema/share-links";
import { suggestions } from "@/db/schema/suggestions";
import { webhooks } from "@/db/schema/webhooks";
import type { Caller } from "@/lib/auth/caller";
import { UUID } from "@/lib/ids/uuid";
import { uuidOfClientId } from "@/lib/oauth/client-id";
import { env } from "@/lib/runtime/env";

type Tenants = { organizationId: AnyColumn; id: AnyColumn };

const named = (table: Tenants, name: AnyColumn): SQL =>
  sql`select ${table.organizationId}, ${table.id} as id, ${name} as name from ${table.id.table}`;

const NAMED: SQL[] = [
  ...[
    projects,
    codes,
    categories,
    questionGroups,
    connections,
    apiKeys,
    savedTables,
    savedViews,
    frames,
    shareLinks,
  ].map((table) => named(table, table.name)),
  named(questions, questions.text),
  named(suggestions, suggestions.title),
  named(webhooks, webhooks.url),
  named(responses, responses.externalId),
  named(invitations, invitations.email),
  sql`select ${memberships.organizationId}, ${users.id}, ${users.email} from ${memberships}
    join ${users} on ${users.id} = ${memberships.userId}`,
  sql`select ${managedOrganizations.organizationId}, ${organizations.id}, ${organizations.name} from ${managedOrganizations}
    join ${organizations} on ${organizations.id} = ${managedOrganizations.managedId}`,
  sql`select ${oauthGrants.organizationId}, ${oauthClients.id}, ${oauthClients.name} from ${oauthGrants}
    join ${oauthClients} on ${oauthClients.id} = ${oauthGrants.clientId}`,
];

const LONGEST_NAME = 120;

/** All partners' apps, which the operating organization registers. */
const registered = () =>
  sql`select ${env.OPERATING_ORGANIZATION ?? null}::uuid, ${oauthClients.id}, ${oauthClients.name} from ${oauthClients}`;

/** The present names of records, by id. Records that were deleted or have no name are left out. */
export async function nameTargets(
  db: Db,
  { organizationId }: Pick<Caller, "organizationId">,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = ids.map(uuidOf).filter((id) => id !== null);
  const rows = await db.execute<{ id: string; name: string }>(sql`
    select id, case when length(name) > ${LONGEST_NAME}::integer then left(name, ${LONGEST_NAME}::integer) || '…' else name end as name
    from (${sql.join([...NAMED, registered()], sql` union all `)}) named
    where organization_id = ${organizationId} and id = any(${`{${known.join(",")}}`}::uuid[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(
    ids.flatMap((id) => {
      const name = names.get(uuidOf(id) ?? "");
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

const uuidOf = (id: string): string | null => (UUID.test(id) ? id : uuidOfClientId(id));
