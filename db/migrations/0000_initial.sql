-- Generated from db/schema; the parts that the schema can't express are written by hand and have a comment.
-- Indexes for searching words (trigrams) and for combining an id with such a search in one index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TYPE "public"."codebook_change" AS ENUM('generate', 'import', 'clone', 'edit', 'merge', 'split', 'move', 'run', 'restore', 'suggestion', 'consistency', 'corrections');--> statement-breakpoint
CREATE TYPE "public"."assignment_source" AS ENUM('engine', 'rule', 'suggestion', 'person');--> statement-breakpoint
CREATE TYPE "public"."confidence" AS ENUM('high', 'medium', 'low');--> statement-breakpoint
CREATE TYPE "public"."sentiment" AS ENUM('Positive', 'Negative', 'Neutral', 'Mixed');--> statement-breakpoint
CREATE TYPE "public"."connection_provider" AS ENUM('qualtrics', 'surveymonkey', 'typeform', 'limesurvey', 'formbricks');--> statement-breakpoint
CREATE TYPE "public"."import_schedule" AS ENUM('none', 'hourly', 'daily');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('opening', 'grant', 'reservation', 'settlement', 'release', 'transfer', 'free');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('queued', 'processing', 'completed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."job_type" AS ENUM('codebook_generation', 'auto_coding', 'one_call', 'file_upload', 'connection_import');--> statement-breakpoint
CREATE TYPE "public"."plan" AS ENUM('starter', 'growth', 'professional', 'enterprise');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('owner', 'admin', 'researcher', 'viewer');--> statement-breakpoint
CREATE TYPE "public"."coding_type" AS ENUM('qualitative', 'entity', 'qualitative_topics');--> statement-breakpoint
CREATE TYPE "public"."masking" AS ENUM('outside', 'always', 'never');--> statement-breakpoint
CREATE TYPE "public"."question_status" AS ENUM('pending', 'codebook_ready', 'coding', 'coded');--> statement-breakpoint
CREATE TYPE "public"."suggestion_status" AS ENUM('pending', 'applied', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."suggestion_type" AS ENUM('new_code', 'merge_codes', 'assign_existing', 'rename_code', 'split_code');--> statement-breakpoint
CREATE TYPE "public"."delivery_status" AS ENUM('pending', 'delivered', 'refused', 'dropped');--> statement-breakpoint
CREATE TABLE "anchor_answers" (
	"organization_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"text_hash" text NOT NULL,
	CONSTRAINT "anchor_answers_organization_id_group_id_response_id_pk" PRIMARY KEY("organization_id","group_id","response_id")
);
--> statement-breakpoint
CREATE TABLE "anchor_codings" (
	"organization_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"engine" text NOT NULL,
	"frame" integer[] NOT NULL,
	"codes" jsonb NOT NULL,
	"credits_used" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "anchor_codings_organization_id_group_id_question_id_pk" PRIMARY KEY("organization_id","group_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "anchor_samples" (
	"organization_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "anchor_samples_organization_id_group_id_pk" PRIMARY KEY("organization_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "answer_codings" (
	"organization_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"coder" text NOT NULL,
	"question_id" uuid NOT NULL,
	"codes" jsonb NOT NULL,
	"engine" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_codings_organization_id_response_id_coder_pk" PRIMARY KEY("organization_id","response_id","coder")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
-- Unlogged: counting requests need not survive a crash, and is cheaper so.
CREATE UNLOGGED TABLE "rate_limit_windows" (
	"credential" text PRIMARY KEY NOT NULL,
	"window_start" integer NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"target" jsonb NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment_history" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"response_id" uuid NOT NULL,
	"assignments" jsonb NOT NULL,
	"coded_at" timestamp (3) with time zone,
	"reviewed" boolean DEFAULT false NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"taken_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"suggestion_id" uuid,
	"codebook" jsonb NOT NULL,
	"code_changes" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codebook_versions_organization_id_question_id_number_pk" PRIMARY KEY("organization_id","question_id","number")
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
	"evidence_start" integer,
	"source" "assignment_source" NOT NULL,
	"engine" text,
	"suggestion_id" uuid,
	"actor" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"segments_mark" bigint DEFAULT -1 NOT NULL,
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
	"include" text,
	"exclude" text,
	"added_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"sentiment" "sentiment" NOT NULL,
	"code_number" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "codes_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "coding_manuals" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"version" text NOT NULL,
	"codes_hash" text NOT NULL,
	"codebook_version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"disagreements" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coding_manuals_organization_id_question_id_version_pk" PRIMARY KEY("organization_id","question_id","version")
);
--> statement-breakpoint
CREATE TABLE "connection_imports" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"survey_id" text NOT NULL,
	"survey_name" text NOT NULL,
	"project_id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"segments" jsonb NOT NULL,
	"cursor" jsonb,
	"pages" integer DEFAULT 0 NOT NULL,
	"schedule" "import_schedule" DEFAULT 'none' NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"job_id" text,
	"imported_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_imports_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" "connection_provider" NOT NULL,
	"name" text NOT NULL,
	"credentials" "bytea" NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"test_ok" boolean,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"months_granted" integer DEFAULT 0 NOT NULL
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
	"subject_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"drawn_from" uuid,
	"preparation" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_reservations_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_members_organization_id_question_id_pk" PRIMARY KEY("organization_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_groups" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"learned_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_groups_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"organization_id" uuid NOT NULL,
	"credential" text NOT NULL,
	"endpoint" "bytea" NOT NULL,
	"key" "bytea" NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"claim" text NOT NULL,
	"status" integer,
	"body" "bytea",
	"etag" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_organization_id_credential_endpoint_key_pk" PRIMARY KEY("organization_id","credential","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "job_results" (
	"organization_id" uuid NOT NULL,
	"job_id" text NOT NULL,
	"part" integer NOT NULL,
	"items" text NOT NULL,
	CONSTRAINT "job_results_organization_id_job_id_part_pk" PRIMARY KEY("organization_id","job_id","part")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"organization_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" "job_type" NOT NULL,
	"status" "job_status" DEFAULT 'queued' NOT NULL,
	"project_id" uuid NOT NULL,
	"question_id" uuid,
	"reservation_id" uuid,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"checkpoint" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status_before" "question_status",
	"processed" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"charged" integer DEFAULT 0 NOT NULL,
	"dispatched_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	"engine" text,
	"asked_answers" integer DEFAULT 0 NOT NULL,
	"model_calls" integer DEFAULT 0 NOT NULL,
	"failed_calls" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"cached_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"model_cost" numeric(18, 6),
	"result" jsonb,
	"error_code" text,
	"error_message" text,
	"error_issues" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "managed_organizations" (
	"organization_id" uuid NOT NULL,
	"managed_id" uuid NOT NULL,
	"funding" text DEFAULT 'own' NOT NULL,
	"credit_cap" integer,
	"spent" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "invitations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" "role" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid,
	"mailed" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_organization_id_id_pk" PRIMARY KEY("organization_id","id")
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
	"password_hash" text,
	"email_verified_at" timestamp (3) with time zone,
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
	"suggest_after_coding" boolean DEFAULT true NOT NULL,
	"masking" "masking" DEFAULT 'outside' NOT NULL,
	"mask_except" text[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
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
	"respondent_column" text,
	"weight_key" text,
	"response_count" integer DEFAULT 0 NOT NULL,
	"next_code_number" integer DEFAULT 1 NOT NULL,
	"codebook_version" integer DEFAULT 0 NOT NULL,
	"passes" jsonb,
	"coder" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "open_answers" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "open_answers_organization_id_question_id_position_pk" PRIMARY KEY("organization_id","question_id","position")
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
	"not_coded" text,
	"segments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"coded_at" timestamp (3) with time zone,
	"reviewed" boolean DEFAULT false NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"edited" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"taken_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "responses_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_claims" (
	"organization_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"task" text NOT NULL,
	"question_id" uuid NOT NULL,
	"reviewer" text NOT NULL,
	"reason" text NOT NULL,
	"gain" double precision,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_claims_organization_id_response_id_task_pk" PRIMARY KEY("organization_id","response_id","task")
);
--> statement-breakpoint
CREATE TABLE "review_resolutions" (
	"organization_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"resolver" text NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_resolutions_organization_id_response_id_pk" PRIMARY KEY("organization_id","response_id")
);
--> statement-breakpoint
CREATE TABLE "review_samples" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"drawn_to" text DEFAULT '00000000' NOT NULL,
	"blind" boolean DEFAULT false NOT NULL,
	"prepared_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_samples_organization_id_question_id_pk" PRIMARY KEY("organization_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "saved_tables" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"name" text NOT NULL,
	"definition" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_tables_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "segment_labels" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "segment_labels_organization_id_question_id_key_pk" PRIMARY KEY("organization_id","question_id","key")
);
--> statement-breakpoint
CREATE TABLE "linked_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"mailed" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"acting_for" uuid,
	"user_agent" text DEFAULT '' NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "sign_up_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"organization" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"grouped" boolean DEFAULT false NOT NULL,
	"basis" text,
	"computed_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	"busy_until" timestamp (3) with time zone,
	"claim" uuid,
	"failure" text,
	CONSTRAINT "suggestion_runs_organization_id_question_id_grouped_pk" PRIMARY KEY("organization_id","question_id","grouped")
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"grouped" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "upload_chunks" (
	"organization_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_chunks_organization_id_upload_id_position_pk" PRIMARY KEY("organization_id","upload_id","position")
);
--> statement-breakpoint
CREATE TABLE "upload_rows" (
	"organization_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"external_id" text,
	"texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"segments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problems" jsonb,
	CONSTRAINT "upload_rows_organization_id_upload_id_row_pk" PRIMARY KEY("organization_id","upload_id","row")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"organization_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round" integer NOT NULL,
	"number" smallint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"status" smallint,
	"answer" text,
	"error" text,
	CONSTRAINT "webhook_attempts_organization_id_delivery_id_id_pk" PRIMARY KEY("organization_id","delivery_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" text NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"status" "delivery_status" DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"attempt_began_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"previous_secret" "bytea",
	"previous_secret_until" timestamp (3) with time zone,
	"secret_shown_to" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "anchor_answers" ADD CONSTRAINT "anchor_answers_organization_id_group_id_anchor_samples_organization_id_group_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."anchor_samples"("organization_id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_answers" ADD CONSTRAINT "anchor_answers_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_codings" ADD CONSTRAINT "anchor_codings_organization_id_group_id_anchor_samples_organization_id_group_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."anchor_samples"("organization_id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_codings" ADD CONSTRAINT "anchor_codings_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_samples" ADD CONSTRAINT "anchor_samples_organization_id_group_id_question_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."question_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_samples" ADD CONSTRAINT "anchor_samples_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_codings" ADD CONSTRAINT "answer_codings_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_history" ADD CONSTRAINT "assignment_history_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codebook_versions" ADD CONSTRAINT "codebook_versions_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_code_id_codes_organization_id_id_fk" FOREIGN KEY ("organization_id","code_id") REFERENCES "public"."codes"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_organization_id_category_id_categories_organization_id_id_fk" FOREIGN KEY ("organization_id","category_id") REFERENCES "public"."categories"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coding_manuals" ADD CONSTRAINT "coding_manuals_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_imports" ADD CONSTRAINT "connection_imports_organization_id_connection_id_connections_organization_id_id_fk" FOREIGN KEY ("organization_id","connection_id") REFERENCES "public"."connections"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_imports" ADD CONSTRAINT "connection_imports_organization_id_project_id_projects_organization_id_id_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_organization_id_credit_accounts_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."credit_accounts"("organization_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_organization_id_group_id_question_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."question_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_groups" ADD CONSTRAINT "question_groups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_results" ADD CONSTRAINT "job_results_organization_id_job_id_jobs_organization_id_id_fk" FOREIGN KEY ("organization_id","job_id") REFERENCES "public"."jobs"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_organization_id_project_id_projects_organization_id_id_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_resolutions" ADD CONSTRAINT "review_resolutions_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_samples" ADD CONSTRAINT "review_samples_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_tables" ADD CONSTRAINT "saved_tables_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_labels" ADD CONSTRAINT "segment_labels_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_decisions" ADD CONSTRAINT "suggestion_decisions_organization_id_suggestion_id_suggestions_organization_id_id_fk" FOREIGN KEY ("organization_id","suggestion_id") REFERENCES "public"."suggestions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_organization_id_upload_id_uploads_organization_id_id_fk" FOREIGN KEY ("organization_id","upload_id") REFERENCES "public"."uploads"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_rows" ADD CONSTRAINT "upload_rows_organization_id_upload_id_uploads_organization_id_id_fk" FOREIGN KEY ("organization_id","upload_id") REFERENCES "public"."uploads"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_organization_id_delivery_id_webhook_deliveries_organization_id_id_fk" FOREIGN KEY ("organization_id","delivery_id") REFERENCES "public"."webhook_deliveries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_webhook_id_webhooks_organization_id_id_fk" FOREIGN KEY ("organization_id","webhook_id") REFERENCES "public"."webhooks"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_codings_by_question" ON "answer_codings" USING btree ("organization_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_by_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_by_maker" ON "api_keys" USING btree ("organization_id","created_by") WHERE "api_keys"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "assignment_history_by_response" ON "assignment_history" USING btree ("organization_id","response_id");--> statement-breakpoint
CREATE INDEX "assignments_by_code" ON "assignments" USING btree ("organization_id","code_id","response_id","segments_mark");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_by_name" ON "categories" USING btree ("organization_id","question_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_by_name" ON "codes" USING btree ("organization_id","category_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_by_number" ON "codes" USING btree ("organization_id","question_id","code_number");--> statement-breakpoint
CREATE INDEX "coding_manuals_latest" ON "coding_manuals" USING btree ("organization_id","question_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "connection_imports_by_survey" ON "connection_imports" USING btree ("organization_id","connection_id","survey_id","project_id");--> statement-breakpoint
CREATE INDEX "connection_imports_by_project" ON "connection_imports" USING btree ("organization_id","project_id");--> statement-breakpoint
CREATE INDEX "connection_imports_due" ON "connection_imports" USING btree ("next_run_at") WHERE "connection_imports"."next_run_at" is not null;--> statement-breakpoint
CREATE INDEX "credit_ledger_free_by_time" ON "credit_ledger" USING btree ("organization_id","created_at") WHERE "credit_ledger"."amount" = 0 and "credit_ledger"."reservation_id" is null;--> statement-breakpoint
CREATE INDEX "credit_reservations_open_by_expiry" ON "credit_reservations" USING btree ("expires_at") WHERE "credit_reservations"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "group_members_by_group" ON "group_members" USING btree ("organization_id","group_id","position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_id" ON "jobs" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_open_by_question" ON "jobs" USING btree ("organization_id","question_id") WHERE "jobs"."status" in ('queued', 'processing');--> statement-breakpoint
CREATE INDEX "jobs_by_question" ON "jobs" USING btree ("organization_id","question_id");--> statement-breakpoint
CREATE INDEX "jobs_by_project" ON "jobs" USING btree ("organization_id","project_id");--> statement-breakpoint
CREATE INDEX "jobs_open_by_age" ON "jobs" USING btree ("created_at") WHERE "jobs"."status" in ('queued', 'processing');--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_finish" ON "jobs" USING btree ("finished_at") WHERE "jobs"."finished_at" is not null;--> statement-breakpoint
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
CREATE INDEX "oauth_tokens_by_expiry" ON "oauth_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_email" ON "invitations" USING btree ("organization_id","email");--> statement-breakpoint
CREATE INDEX "invitations_by_inviter" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_by_user" ON "memberships" USING btree ("user_id","organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "projects_listed" ON "projects" USING btree ("organization_id","id") WHERE not "projects"."temporary";--> statement-breakpoint
CREATE INDEX "projects_temporary" ON "projects" USING btree ("organization_id") WHERE "projects"."temporary";--> statement-breakpoint
CREATE INDEX "projects_temporary_by_last_use" ON "projects" USING btree ("last_used_at") WHERE "projects"."temporary";--> statement-breakpoint
CREATE INDEX "questions_by_project" ON "questions" USING btree ("organization_id","project_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "responses_by_external_id" ON "responses" USING btree ("organization_id","question_id","external_id","occurrence");--> statement-breakpoint
CREATE UNIQUE INDEX "responses_by_position" ON "responses" USING btree ("organization_id","question_id","position");--> statement-breakpoint
CREATE INDEX "responses_reviewed" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."reviewed";--> statement-breakpoint
CREATE INDEX "responses_flagged_empty" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{empty}';--> statement-breakpoint
CREATE INDEX "responses_flagged_gibberish" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{gibberish}';--> statement-breakpoint
CREATE INDEX "responses_flagged_non_answer" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{non_answer}';--> statement-breakpoint
CREATE INDEX "responses_flagged_duplicate" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{duplicate}';--> statement-breakpoint
CREATE INDEX "responses_flagged_not_coded" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{not_coded}';--> statement-breakpoint
CREATE INDEX "responses_flagged_lost_codes" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{lost_codes}';--> statement-breakpoint
CREATE INDEX "responses_flagged_other_language" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{other_language}';--> statement-breakpoint
CREATE INDEX "responses_flagged_no_complaint" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{no_complaint}';--> statement-breakpoint
CREATE INDEX "responses_by_words" ON "responses" USING gin ("question_id",lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "responses_by_characters" ON "responses" USING gin ("question_id",regexp_split_to_array(regexp_replace(lower("text"), '[\u0001-\u07ff]+', '', 'g'), ''));--> statement-breakpoint
CREATE INDEX "responses_by_segments" ON "responses" USING gin ("question_id","segments" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "review_claims_by_question" ON "review_claims" USING btree ("organization_id","question_id");--> statement-breakpoint
CREATE INDEX "review_resolutions_by_question" ON "review_resolutions" USING btree ("organization_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_tables_by_name" ON "saved_tables" USING btree ("organization_id","question_id","name");--> statement-breakpoint
CREATE INDEX "saved_tables_listed" ON "saved_tables" USING btree ("organization_id","question_id","id");--> statement-breakpoint
CREATE INDEX "linked_accounts_by_user" ON "linked_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_up_links_by_email" ON "sign_up_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "suggestion_decisions_by_question" ON "suggestion_decisions" USING btree ("organization_id","question_id","id");--> statement-breakpoint
CREATE INDEX "suggestion_decisions_by_suggestion" ON "suggestion_decisions" USING btree ("organization_id","suggestion_id");--> statement-breakpoint
CREATE INDEX "suggestion_runs_requested" ON "suggestion_runs" USING btree ("requested_at") WHERE "suggestion_runs"."requested_at" is not null;--> statement-breakpoint
CREATE INDEX "suggestions_by_question" ON "suggestions" USING btree ("organization_id","question_id","status");--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_listed" ON "webhook_deliveries" USING btree ("organization_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_pending" ON "webhook_deliveries" USING btree ("created_at") WHERE "webhook_deliveries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
-- This foreign key refers to the unique index responses_by_position, which has to exist first.
ALTER TABLE "open_answers" ADD CONSTRAINT "open_answers_organization_id_question_id_position_responses_organization_id_question_id_position_fk" FOREIGN KEY ("organization_id","question_id","position") REFERENCES "public"."responses"("organization_id","question_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Uploaded files are stored uncompressed, so that a part of one can be read without unpacking all of it.
ALTER TABLE "upload_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Every answer is updated at least once, when it is coded. Half of each page is left free for the new version of the row:
-- it stays on its page, and no index needs a new entry.
ALTER TABLE "responses" SET (fillfactor = 50);
--> statement-breakpoint
-- Keeps "open_answers", the list of answers that nobody has coded or reviewed, in step with "responses".
-- EXECUTE makes PostgreSQL plan each statement for the number of rows at hand: one answer, or all of a question.
CREATE FUNCTION "note_open_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		EXECUTE 'DELETE FROM public.open_answers o USING written w WHERE o.organization_id = w.organization_id
			AND o.question_id = w.question_id AND o.position = w.position AND NOT (w.coded_at IS NULL AND NOT w.reviewed)';
	END IF;
	EXECUTE 'INSERT INTO public.open_answers SELECT organization_id, question_id, position FROM written
		WHERE coded_at IS NULL AND NOT reviewed ON CONFLICT DO NOTHING';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "responses_inserted" AFTER INSERT ON "responses" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "note_open_answers"();--> statement-breakpoint
CREATE TRIGGER "responses_updated" AFTER UPDATE ON "responses" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "note_open_answers"();--> statement-breakpoint
CREATE FUNCTION "segments_mark"("segments" jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(bit_or((1::bigint << (get_byte(hash, 0) & 63)) | (1::bigint << (get_byte(hash, 1) & 63))), 0)
	FROM (
		SELECT sha256(convert_to(key || '=' || CASE jsonb_typeof(value)
			WHEN 'number' THEN trim_scale((value #>> '{}')::numeric)::text ELSE value::text END, 'UTF8')) AS hash
		FROM jsonb_each(segments)
	) hashed
$$;--> statement-breakpoint
CREATE FUNCTION "mark_assignment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT public.segments_mark(r.segments) INTO NEW.segments_mark FROM public.responses r
		WHERE r.organization_id = NEW.organization_id AND r.id = NEW.response_id FOR SHARE;
	NEW.segments_mark := coalesce(NEW.segments_mark, -1);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "assignments_marked" BEFORE INSERT ON "assignments" FOR EACH ROW WHEN (NEW.segments_mark = -1) EXECUTE FUNCTION "mark_assignment"();--> statement-breakpoint
CREATE FUNCTION "mark_assignments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.assignments a SET segments_mark = public.segments_mark(NEW.segments)
		WHERE a.organization_id = NEW.organization_id AND a.response_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "responses_marked" AFTER UPDATE ON "responses" FOR EACH ROW WHEN (OLD.segments IS DISTINCT FROM NEW.segments) EXECUTE FUNCTION "mark_assignments"();--> statement-breakpoint
-- Entries of logs stay as they were written. They are deleted only with their organization and, if the trigger names an
-- age, from that age on: a day less than the maintenance waits, so that it never fails.
CREATE FUNCTION "keep_as_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM organizations WHERE id = OLD.organization_id) THEN RETURN OLD; END IF;
    IF OLD.created_at < now() - TG_ARGV[0]::interval THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_kept" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('729 days');--> statement-breakpoint
CREATE TRIGGER "audit_log_not_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_as_written"();--> statement-breakpoint
CREATE TRIGGER "credit_ledger_kept" BEFORE UPDATE OR DELETE ON "credit_ledger" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();--> statement-breakpoint
CREATE TRIGGER "credit_ledger_not_emptied" BEFORE TRUNCATE ON "credit_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "keep_as_written"();
