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
ALTER TABLE "coding_manuals" ADD CONSTRAINT "coding_manuals_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coding_manuals_latest" ON "coding_manuals" USING btree ("organization_id","question_id","created_at");