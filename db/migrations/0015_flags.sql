DROP INDEX "responses_by_flag";--> statement-breakpoint
CREATE INDEX "responses_by_flag" ON "responses" USING gin ("question_id","flags");