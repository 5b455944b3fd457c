DROP INDEX "responses_by_flag";--> statement-breakpoint
CREATE INDEX "responses_flagged_empty" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{empty}';--> statement-breakpoint
CREATE INDEX "responses_flagged_gibberish" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{gibberish}';--> statement-breakpoint
CREATE INDEX "responses_flagged_non_answer" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{non_answer}';--> statement-breakpoint
CREATE INDEX "responses_flagged_duplicate" ON "responses" USING btree ("organization_id","question_id","position") WHERE "responses"."flags" @> '{duplicate}';