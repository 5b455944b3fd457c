CREATE TABLE "segment_labels" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "segment_labels_organization_id_question_id_key_pk" PRIMARY KEY("organization_id","question_id","key")
);
--> statement-breakpoint
ALTER TABLE "segment_labels" ADD CONSTRAINT "segment_labels_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;