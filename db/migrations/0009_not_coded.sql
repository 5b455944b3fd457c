ALTER TABLE "jobs" ADD COLUMN "failed_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cached_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "not_coded" text;--> statement-breakpoint
CREATE INDEX "responses_flagged_not_coded" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{not_coded}';