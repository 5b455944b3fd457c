CREATE TYPE "public"."suggestion_status" AS ENUM('pending', 'applied', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."suggestion_type" AS ENUM('new_code', 'merge_codes', 'assign_existing', 'rename_code', 'split_code');--> statement-breakpoint
ALTER TYPE "public"."codebook_change" ADD VALUE 'suggestion';--> statement-breakpoint
ALTER TYPE "public"."assignment_source" ADD VALUE 'suggestion' BEFORE 'person';--> statement-breakpoint
CREATE TABLE "suggestion_decisions" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"suggestion_id" uuid NOT NULL,
	"action" text NOT NULL,
	"title" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"version_before" integer NOT NULL,
	"version_after" integer NOT NULL,
	"code_id" uuid,
	"responses_changed" integer NOT NULL,
	"summary" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestion_decisions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "suggestion_runs" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"basis" text,
	"computed_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	"busy_until" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "suggestion_runs_organization_id_question_id_pk" PRIMARY KEY("organization_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"type" "suggestion_type" NOT NULL,
	"action" text NOT NULL,
	"status" "suggestion_status" DEFAULT 'pending' NOT NULL,
	"confidence" "confidence" NOT NULL,
	"title" text NOT NULL,
	"rationale" text NOT NULL,
	"code" jsonb,
	"category" text,
	"source_code_id" uuid,
	"target_code_id" uuid,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engine" text,
	"reopened" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"dismiss_reason" text,
	CONSTRAINT "suggestions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "suggestion_decisions" ADD CONSTRAINT "suggestion_decisions_organization_id_suggestion_id_suggestions_organization_id_id_fk" FOREIGN KEY ("organization_id","suggestion_id") REFERENCES "public"."suggestions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_decisions_by_question" ON "suggestion_decisions" USING btree ("organization_id","question_id","id");--> statement-breakpoint
CREATE INDEX "suggestion_decisions_by_suggestion" ON "suggestion_decisions" USING btree ("organization_id","suggestion_id");--> statement-breakpoint
CREATE INDEX "suggestion_runs_requested" ON "suggestion_runs" USING btree ("requested_at") WHERE "suggestion_runs"."requested_at" is not null;--> statement-breakpoint
CREATE INDEX "suggestions_by_question" ON "suggestions" USING btree ("organization_id","question_id","status");