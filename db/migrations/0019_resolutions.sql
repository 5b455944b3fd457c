CREATE TABLE "review_resolutions" (
	"organization_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"resolver" text NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_resolutions_organization_id_response_id_pk" PRIMARY KEY("organization_id","response_id")
);
--> statement-breakpoint
ALTER TABLE "review_resolutions" ADD CONSTRAINT "review_resolutions_organization_id_response_id_responses_organization_id_id_fk" FOREIGN KEY ("organization_id","response_id") REFERENCES "public"."responses"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_resolutions_by_question" ON "review_resolutions" USING btree ("organization_id","question_id");