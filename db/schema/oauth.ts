import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment, organizationId } from "./columns";
import { organizations, users } from "./organizations";
import { FUNDINGS, OAUTH_FLOWS, OAUTH_TOKEN_KINDS } from "./terms";

/** A partner's application. It belongs to the partner's organization and acts for other organizations too. */
export const oauthClients = pgTable(
  "oauth_clients",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    logoUrl: text("logo_url"),
    redirectUris: text("redirect_uris").array().notNull(),
    flows: text("flows", { enum: OAUTH_FLOWS }).array().notNull(),
    allowedScopes: text("allowed_scopes").array().notNull(),
    /** SHA-256 of the secret; null for a public client, which has none. */
    secretHash: bytea("secret_hash"),
    /** The secret before the last rotation, which works until `previousSecretUntil`. */
    previousSecretHash: bytea("previous_secret_hash"),
    previousSecretUntil: moment("previous_secret_until"),
    revokedAt: moment("revoked_at"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] }), unique("oauth_clients_by_id").on(table.id)],
);

/** An organization's permission for a client to act for it, with the scopes to which its owner or admin consented. */
export const oauthGrants = pgTable(
  "oauth_grants",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => oauthClients.id, { onDelete: "cascade" }),
    /** The person who consented last. */
    grantedBy: uuid("granted_by").references(() => users.id, { onDelete: "set null" }),
    scopes: text("scopes").array().notNull(),
    lastUsedAt: moment("last_used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("oauth_grants_by_client").on(table.organizationId, table.clientId),
    index("oauth_grants_of_client").on(table.clientId),
    index("oauth_grants_by_user").on(table.grantedBy),
  ],
);

/**
 * An authorization code. The row is kept after the code has been used or has expired, because tokens refer to it; they
 * are deleted with it.
 */
export const oauthCodes = pgTable(
  "oauth_codes",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    grantId: uuid("grant_id").notNull(),
    codeHash: bytea("code_hash").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    /** The PKCE challenge, always by S256. */
    codeChallenge: text("code_challenge"),
    scopes: text("scopes").array().notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.grantId],
      foreignColumns: [oauthGrants.organizationId, oauthGrants.id],
    }).onDelete("cascade"),
    uniqueIndex("oauth_codes_by_hash").on(table.codeHash),
    index("oauth_codes_by_grant").on(table.organizationId, table.grantId),
    index("oauth_codes_by_expiry").on(table.expiresAt),
  ],
);

/** Access and refresh tokens. A refresh token that was used is kept, so that its reuse is noticed. */
export const oauthTokens = pgTable(
  "oauth_tokens",
  {
    /** The organization that the client acts for: the customer's, or in the Express flow the partner's own. */
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    kind: text("kind", { enum: OAUTH_TOKEN_KINDS }).notNull(),
    tokenHash: bytea("token_hash").notNull(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => oauthClients.id, { onDelete: "cascade" }),
    /** The authorization code for which the token was issued; null in the Express flow. */
    codeId: uuid("code_id"),
    scopes: text("scopes").array().notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.codeId],
      foreignColumns: [oauthCodes.organizationId, oauthCodes.id],
    }).onDelete("cascade"),
    uniqueIndex("oauth_tokens_by_hash").on(table.tokenHash),
    index("oauth_tokens_by_code").on(table.organizationId, table.codeId),
    index("oauth_tokens_by_client").on(table.clientId),
    index("oauth_tokens_by_expiry").on(table.expiresAt),
  ],
);

/** An organization that a partner made for a customer of its own. `organization_id` is the partner's. */
export const managedOrganizations = pgTable(
  "managed_organizations",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    managedId: uuid("managed_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Whose credits the organization spends after its own: `own` for nobody's, `partner` for the partner's. */
    funding: text("funding", { enum: FUNDINGS }).notNull().default("own"),
    /** The most of the partner's credits that it may spend in total; null if there is no limit. */
    creditCap: integer("credit_cap"),
    /** The partner's credits that this organization has spent, including reserved ones. */
    spent: integer("spent").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.managedId] }),
    uniqueIndex("managed_organizations_by_managed").on(table.managedId),
  ],
);
