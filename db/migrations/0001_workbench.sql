CREATE TYPE "public"."codebook_change" AS ENUM('generate', 'import', 'clone', 'edit', 'merge', 'split', 'move', 'run', 'restore');--> statement-breakpoint
ALTER TYPE "public"."job_type" ADD VALUE 'file_upload';--> statement-breakpoint
ALTER TYPE "public"."job_type" ADD VALUE 'connection_import';--> statement-breakpoint
CREATE TABLE "assignment_history" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"response_id" uuid NOT NULL,
	"assignments" jsonb NOT NULL,
	"coded_at" timestamp (3) with time zone,
	CONSTRAINT "assignment_history_organization_id_question_id_version_response_id_pk" PRIMARY KEY("organization_id","question_id","version","response_id")
);
--> statement-breakpoint
CREATE TABLE "codebook_versions" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"change" "codebook_change" NOT NULL,
	"summary" text NOT NULL,
	"actor" text NOT NULL,
	"codebook" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codebook_versions_organization_id_question_id_number_pk" PRIMARY KEY("organization_id","question_id","number")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "status_before" "question_status";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "codebook_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_history" ADD CONSTRAINT "assignment_history_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_history" ADD CONSTRAINT "assignment_history_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codebook_versions" ADD CONSTRAINT "codebook_versions_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;