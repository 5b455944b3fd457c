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
ALTER TABLE "answer_codings" ADD CONSTRAINT "answer_codings_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_codings_by_question" ON "answer_codings" USING btree ("organization_id","question_id");