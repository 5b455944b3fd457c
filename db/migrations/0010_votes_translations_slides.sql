ALTER TYPE "public"."job_type" ADD VALUE 'translation';--> statement-breakpoint
CREATE TABLE "report_styles" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"colours" text[] NOT NULL,
	"font" text,
	"logo" "bytea",
	"logo_type" text,
	"logo_width" integer,
	"logo_height" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_settings" ADD COLUMN "consensus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "translation" text;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "votes" jsonb;--> statement-breakpoint
ALTER TABLE "report_styles" ADD CONSTRAINT "report_styles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_ledger_by_subject" ON "credit_ledger" USING btree ("organization_id","subject_id") WHERE "credit_ledger"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_ledger_by_reservation" ON "credit_ledger" USING btree ("organization_id","reservation_id") WHERE "credit_ledger"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "responses_by_translation" ON "responses" USING gin ("question_id",lower("translation") gin_trgm_ops) WHERE "responses"."translation" <> '';