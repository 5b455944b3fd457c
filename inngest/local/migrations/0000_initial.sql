-- The runner keeps its list of applied migrations in the same schema, which may therefore exist already.
CREATE SCHEMA IF NOT EXISTS "inngest_local";
--> statement-breakpoint
CREATE TABLE "inngest_local"."runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"function_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"event" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"output" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inngest_local"."steps" (
	"run_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"result" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "steps_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
ALTER TABLE "inngest_local"."steps" ADD CONSTRAINT "steps_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "inngest_local"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_open" ON "inngest_local"."runs" USING btree ("queued_at") WHERE "inngest_local"."runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "runs_by_end" ON "inngest_local"."runs" USING btree ("ended_at") WHERE "inngest_local"."runs"."ended_at" is not null;