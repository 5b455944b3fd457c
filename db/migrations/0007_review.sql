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
CREATE TABLE "review_samples" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"drawn_to" text DEFAULT '00000000' NOT NULL,
	"prepared_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_samples_organization_id_question_id_pk" PRIMARY KEY("organization_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_samples" ADD CONSTRAINT "review_samples_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_claims_by_question" ON "review_claims" USING btree ("organization_id","question_id");