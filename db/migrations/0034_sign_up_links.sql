CREATE TABLE "sign_up_links" (
	"email" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_up_links_token_hash_unique" UNIQUE("token_hash")
);
