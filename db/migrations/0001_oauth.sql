ALTER TYPE "public"."ledger_kind" ADD VALUE 'transfer';--> statement-breakpoint
CREATE TABLE "managed_organizations" (
	"organization_id" uuid NOT NULL,
	"managed_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "managed_organizations_organization_id_managed_id_pk" PRIMARY KEY("organization_id","managed_id")
);
--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"redirect_uris" text[] NOT NULL,
	"flows" text[] NOT NULL,
	"allowed_scopes" text[] NOT NULL,
	"secret_hash" "bytea",
	"previous_secret_hash" "bytea",
	"previous_secret_until" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_clients_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "oauth_clients_by_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "oauth_codes" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "oauth_codes_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "oauth_grants" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"granted_by" uuid,
	"scopes" text[] NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_grants_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "oauth_tokens" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"client_id" uuid NOT NULL,
	"code_id" uuid,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_tokens_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "managed_organizations" ADD CONSTRAINT "managed_organizations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_organizations" ADD CONSTRAINT "managed_organizations_managed_id_organizations_id_fk" FOREIGN KEY ("managed_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_codes" ADD CONSTRAINT "oauth_codes_organization_id_grant_id_oauth_grants_organization_id_id_fk" FOREIGN KEY ("organization_id","grant_id") REFERENCES "public"."oauth_grants"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_tokens" ADD CONSTRAINT "oauth_tokens_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_tokens" ADD CONSTRAINT "oauth_tokens_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_tokens" ADD CONSTRAINT "oauth_tokens_organization_id_code_id_oauth_codes_organization_id_id_fk" FOREIGN KEY ("organization_id","code_id") REFERENCES "public"."oauth_codes"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "managed_organizations_by_managed" ON "managed_organizations" USING btree ("managed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_codes_by_hash" ON "oauth_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "oauth_codes_by_grant" ON "oauth_codes" USING btree ("organization_id","grant_id");--> statement-breakpoint
CREATE INDEX "oauth_codes_by_expiry" ON "oauth_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_grants_by_client" ON "oauth_grants" USING btree ("organization_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_grants_of_client" ON "oauth_grants" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_grants_by_user" ON "oauth_grants" USING btree ("granted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_tokens_by_hash" ON "oauth_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "oauth_tokens_by_code" ON "oauth_tokens" USING btree ("organization_id","code_id");--> statement-breakpoint
CREATE INDEX "oauth_tokens_by_client" ON "oauth_tokens" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_tokens_by_expiry" ON "oauth_tokens" USING btree ("expires_at");