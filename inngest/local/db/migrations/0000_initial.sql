-- The runner keeps its list of applied migrations in the same schema, which may therefore exist already.
CREATE SCHEMA IF NOT EXISTS "inngest_local";
--> statement-breakpoint
CREATE SEQUENCE "inngest_local"."step_order" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "inngest_local"."apps" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"checksum" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inngest_local"."cron_moments" (
	"function_id" text NOT NULL,
	"cron" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cron_moments_function_id_cron_at_pk" PRIMARY KEY("function_id","cron","at")
);
--> statement-breakpoint
CREATE TABLE "inngest_local"."events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inngest_local"."functions" (
	"id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"config" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inngest_local"."runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"function_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"event" text NOT NULL,
	"keys" jsonb NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lost_calls" integer DEFAULT 0 NOT NULL,
	"request_version" integer,
	"plans_steps" boolean DEFAULT false NOT NULL,
	"output" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inngest_local"."steps" (
	"run_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"op" text NOT NULL,
	"races" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lost_calls" integer DEFAULT 0 NOT NULL,
	"result" text,
	"place" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "steps_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
CREATE TABLE "inngest_local"."waits" (
	"run_id" uuid NOT NULL,
	"step_id" text NOT NULL,
	"event_name" text NOT NULL,
	"expression" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waits_run_id_step_id_pk" PRIMARY KEY("run_id","step_id")
);
--> statement-breakpoint
ALTER TABLE "inngest_local"."functions" ADD CONSTRAINT "functions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "inngest_local"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inngest_local"."steps" ADD CONSTRAINT "steps_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "inngest_local"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inngest_local"."waits" ADD CONSTRAINT "waits_run_id_step_id_steps_run_id_id_fk" FOREIGN KEY ("run_id","step_id") REFERENCES "inngest_local"."steps"("run_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_age" ON "inngest_local"."events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "runs_open_by_function" ON "inngest_local"."runs" USING btree ("function_id") WHERE "inngest_local"."runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "runs_by_end" ON "inngest_local"."runs" USING btree ("ended_at") WHERE "inngest_local"."runs"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "waits_by_event" ON "inngest_local"."waits" USING btree ("event_name");