CREATE TYPE "public"."assignment_source" AS ENUM('engine', 'person');--> statement-breakpoint
CREATE TYPE "public"."confidence" AS ENUM('high', 'medium', 'low');--> statement-breakpoint
CREATE TYPE "public"."sentiment" AS ENUM('Positive', 'Negative', 'Neutral', 'Mixed');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('opening', 'grant', 'reservation', 'settlement', 'release');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('queued', 'processing', 'completed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."job_type" AS ENUM('codebook_generation', 'auto_coding', 'one_call');--> statement-breakpoint
CREATE TYPE "public"."plan" AS ENUM('starter', 'growth', 'professional', 'enterprise');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('owner', 'admin', 'researcher', 'viewer');--> statement-breakpoint
CREATE TYPE "public"."coding_type" AS ENUM('qualitative', 'entity', 'qualitative_topics');--> statement-breakpoint
CREATE TYPE "public"."question_status" AS ENUM('pending', 'codebook_ready', 'coding', 'coded');--> statement-breakpoint
CREATE TABLE "api_keys" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limit_windows" (
	"credential" text PRIMARY KEY NOT NULL,
	"window_start" integer NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"organization_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"code_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"confidence" "confidence" NOT NULL,
	"mention_sentiment" "sentiment" NOT NULL,
	"evidence" text,
	"source" "assignment_source" NOT NULL,
	"engine" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_organization_id_response_id_code_id_pk" PRIMARY KEY("organization_id","response_id","code_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"definition" text,
	"sentiment" "sentiment" NOT NULL,
	"code_number" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "codes_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"organization_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "ledger_kind" NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reservation_id" uuid,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_reservations_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"organization_id" uuid NOT NULL,
	"credential" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"claim" text NOT NULL,
	"status" integer,
	"body" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_organization_id_credential_endpoint_key_pk" PRIMARY KEY("organization_id","credential","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"organization_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" "job_type" NOT NULL,
	"status" "job_status" DEFAULT 'queued' NOT NULL,
	"question_id" uuid NOT NULL,
	"reservation_id" uuid,
	"processed" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"charged" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"result" jsonb,
	"error_code" text,
	"error_message" text,
	"usage" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" "role" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plan" "plan" NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"coding_type" "coding_type" NOT NULL,
	"objective" text,
	"temporary" boolean DEFAULT false NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"coding_type" "coding_type" NOT NULL,
	"status" "question_status" DEFAULT 'pending' NOT NULL,
	"response_count" integer DEFAULT 0 NOT NULL,
	"next_code_number" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "responses" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"occurrence" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"language" text,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"segments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"coded_at" timestamp (3) with time zone,
	"reviewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "responses_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"window_start" integer NOT NULL,
	"attempts" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_code_id_codes_organization_id_id_fk" FOREIGN KEY ("organization_id","code_id") REFERENCES "public"."codes"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_organization_id_category_id_categories_organization_id_id_fk" FOREIGN KEY ("organization_id","category_id") REFERENCES "public"."categories"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_organization_id_credit_accounts_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."credit_accounts"("organization_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_organization_id_project_id_projects_organization_id_id_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_by_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "assignments_by_code" ON "assignments" USING btree ("organization_id","code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_by_name" ON "categories" USING btree ("organization_id","question_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_by_name" ON "codes" USING btree ("organization_id","category_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_by_number" ON "codes" USING btree ("organization_id","question_id","code_number");--> statement-breakpoint
CREATE INDEX "credit_reservations_open_by_expiry" ON "credit_reservations" USING btree ("expires_at") WHERE "credit_reservations"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_id" ON "jobs" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_open_by_question" ON "jobs" USING btree ("organization_id","question_id") WHERE "jobs"."status" in ('queued', 'processing');--> statement-breakpoint
CREATE INDEX "jobs_by_question" ON "jobs" USING btree ("organization_id","question_id");--> statement-breakpoint
CREATE INDEX "jobs_open_by_age" ON "jobs" USING btree ("created_at") WHERE "jobs"."status" in ('queued', 'processing');--> statement-breakpoint
CREATE INDEX "jobs_by_finish" ON "jobs" USING btree ("finished_at") WHERE "jobs"."finished_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_by_user" ON "memberships" USING btree ("user_id","organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "projects_listed" ON "projects" USING btree ("organization_id","id") WHERE not "projects"."temporary";--> statement-breakpoint
CREATE INDEX "projects_temporary_by_last_use" ON "projects" USING btree ("last_used_at") WHERE "projects"."temporary";--> statement-breakpoint
CREATE INDEX "questions_by_project" ON "questions" USING btree ("organization_id","project_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "responses_by_external_id" ON "responses" USING btree ("organization_id","question_id","external_id","occurrence");--> statement-breakpoint
CREATE UNIQUE INDEX "responses_by_position" ON "responses" USING btree ("organization_id","question_id","position");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");