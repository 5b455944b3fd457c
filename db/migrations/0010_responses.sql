CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "responses_uncoded" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."coded_at" is null and not "responses"."reviewed";--> statement-breakpoint
CREATE INDEX "responses_reviewed" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."reviewed";--> statement-breakpoint
CREATE INDEX "responses_flagged" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" <> '{}';--> statement-breakpoint
CREATE INDEX "responses_by_words" ON "responses" USING gin ("question_id",lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "responses_by_segments" ON "responses" USING gin ("question_id","segments" jsonb_path_ops);