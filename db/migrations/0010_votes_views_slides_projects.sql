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
CREATE TABLE "saved_views" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"name" text NOT NULL,
	"definition" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "model_settings" ADD COLUMN "consensus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "translation" text;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "votes" jsonb;--> statement-breakpoint
ALTER TABLE "report_styles" ADD CONSTRAINT "report_styles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_by_name" ON "saved_views" USING btree ("organization_id","question_id","name");--> statement-breakpoint
CREATE INDEX "saved_views_listed" ON "saved_views" USING btree ("organization_id","question_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_person" ON "audit_log" USING btree ("organization_id","actor_id","id") WHERE "audit_log"."actor_kind" = 'user';--> statement-breakpoint
CREATE INDEX "assignments_in_doubt" ON "assignments" USING btree ("organization_id","code_id","response_id") WHERE "assignments"."confidence" = 'low';--> statement-breakpoint
CREATE INDEX "credit_ledger_by_subject" ON "credit_ledger" USING btree ("organization_id","subject_id") WHERE "credit_ledger"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_ledger_by_reservation" ON "credit_ledger" USING btree ("organization_id","reservation_id") WHERE "credit_ledger"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "responses_by_translation" ON "responses" USING gin ("question_id",lower("translation") gin_trgm_ops) WHERE "responses"."translation" <> '';--> statement-breakpoint
-- Projects made by people get their maker from the audit log.
UPDATE "projects" p SET "created_by" = a."actor_id" FROM "audit_log" a
WHERE a."organization_id" = p."organization_id" AND a."action" = 'createProject' AND a."actor_kind" = 'user'
  AND a."target" ->> 'id' = p."id"::text;
