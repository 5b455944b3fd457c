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
ALTER TABLE "anchor_answers" ADD CONSTRAINT "anchor_answers_organization_id_group_id_anchor_samples_organization_id_group_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."anchor_samples"("organization_id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_answers" ADD CONSTRAINT "anchor_answers_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_codings" ADD CONSTRAINT "anchor_codings_organization_id_group_id_anchor_samples_organization_id_group_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."anchor_samples"("organization_id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_codings" ADD CONSTRAINT "anchor_codings_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_samples" ADD CONSTRAINT "anchor_samples_organization_id_group_id_question_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."question_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_samples" ADD CONSTRAINT "anchor_samples_organization_id_question_id_questions_organization_id_id_fk" FOREIGN KEY ("organization_id","question_id") REFERENCES "public"."questions"("organization_id","id") ON DELETE cascade ON UPDATE no action;