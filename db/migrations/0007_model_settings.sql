CREATE TABLE "model_settings" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"base_url" text NOT NULL,
	"api_key" "bytea",
	"model" text NOT NULL,
	"larger_model" text,
	"api" text NOT NULL,
	"prices" jsonb,
	"larger_prices" jsonb,
	"suggests_after_coding" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_settings" ADD CONSTRAINT "model_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;