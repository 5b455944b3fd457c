DROP INDEX "responses_flagged";--> statement-breakpoint
CREATE INDEX "responses_by_flag" ON "responses" USING gin ("question_id","flags") WHERE "responses"."flags" <> '{}';--> statement-breakpoint
CREATE INDEX "responses_by_characters" ON "responses" USING gin ("question_id",regexp_split_to_array(regexp_replace(lower("text"), '[\u0001-\u07ff]+', '', 'g'), ''));