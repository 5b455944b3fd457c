CREATE TYPE "public"."connection_provider" AS ENUM('qualtrics', 'surveymonkey', 'typeform', 'limesurvey', 'formbricks');--> statement-breakpoint
CREATE TYPE "public"."import_schedule" AS ENUM('none', 'hourly', 'daily');--> statement-breakpoint
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
ALTER TABLE "connection_imports" ADD CONSTRAINT "connection_imports_organization_id_connection_id_connections_organization_id_id_fk" FOREIGN KEY ("organization_id","connection_id") REFERENCES "public"."connections"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_imports" ADD CONSTRAINT "connection_imports_organization_id_project_id_projects_organization_id_id_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_imports_by_survey" ON "connection_imports" USING btree ("organization_id","connection_id","survey_id","project_id");--> statement-breakpoint
CREATE INDEX "connection_imports_by_project" ON "connection_imports" USING btree ("organization_id","project_id");--> statement-breakpoint
CREATE INDEX "connection_imports_due" ON "connection_imports" USING btree ("next_run_at") WHERE "connection_imports"."next_run_at" is not null;