ALTER TYPE "public"."role" ADD VALUE 'coder';--> statement-breakpoint
CREATE TABLE "answer_changes" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"summary" text NOT NULL,
	"actor" text NOT NULL,
	"answers" integer NOT NULL,
	"answers_left" integer DEFAULT 0 NOT NULL,
	"undoes" integer,
	"undone_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_changes_organization_id_question_id_number_pk" PRIMARY KEY("organization_id","question_id","number")
);
--> statement-breakpoint
CREATE TABLE "answers_before" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"change" integer NOT NULL,
	"response_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "answers_before_organization_id_question_id_change_response_id_pk" PRIMARY KEY("organization_id","question_id","change","response_id")
);
--> statement-breakpoint
CREATE TABLE "project_people" (
	"organization_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_people_organization_id_project_id_user_id_pk" PRIMARY KEY("organization_id","project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"question_ids" uuid[],
	"with_verbatims" boolean NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_links_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "codebook_versions" ADD COLUMN "undoes_from" integer;--> statement-breakpoint
ALTER TABLE "codebook_versions" ADD COLUMN "undoes_to" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "project_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "requests" boolean;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "coder_id" uuid;--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_before" ADD CONSTRAINT "answers_before_organization_id_question_id_change_answer_changes_organization_id_question_id_number_fk" FOREIGN KEY ("organization_id","question_id","change") REFERENCES "public"."answer_changes"("organization_id","question_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_before" ADD CONSTRAINT "answers_before_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_people" ADD CONSTRAINT "project_people_organization_id_project_id_projects_organization_id_id_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_people" ADD CONSTRAINT "project_people_organization_id_user_id_memberships_organization_id_user_id_fk" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_organization_id_project_id_projects_organization_id_id_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_changes_by_time" ON "answer_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "answers_before_by_response" ON "answers_before" USING btree ("organization_id","response_id");--> statement-breakpoint
CREATE INDEX "project_people_by_user" ON "project_people" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_by_token" ON "share_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "share_links_listed" ON "share_links" USING btree ("organization_id","project_id","id");