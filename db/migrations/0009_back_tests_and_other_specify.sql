ALTER TYPE "public"."job_type" ADD VALUE 'back_test';--> statement-breakpoint
CREATE TABLE "back_tests" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"job_id" text NOT NULL,
	"engine" text,
	"codes_hash" text NOT NULL,
	"codes" jsonb NOT NULL,
	"usage" jsonb DEFAULT '{"calls":0,"inputTokens":0,"outputTokens":0,"cost":null}'::jsonb NOT NULL,
	"credits_used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "back_tests_organization_id_question_id_pk" PRIMARY KEY("organization_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "closed" jsonb;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "closed" integer[];--> statement-breakpoint
ALTER TABLE "upload_rows" ADD COLUMN "codings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "back_tests" ADD CONSTRAINT "back_tests_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_rows_coded" ON "upload_rows" USING btree ("organization_id","upload_id","external_id") WHERE "upload_rows"."codings" <> '[]';