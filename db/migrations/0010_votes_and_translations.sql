ALTER TYPE "public"."job_type" ADD VALUE 'translation';--> statement-breakpoint
ALTER TABLE "model_settings" ADD COLUMN "consensus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "translation" text;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "votes" jsonb;--> statement-breakpoint
CREATE INDEX "credit_ledger_by_subject" ON "credit_ledger" USING btree ("organization_id","subject_id") WHERE "credit_ledger"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_ledger_by_reservation" ON "credit_ledger" USING btree ("organization_id","reservation_id") WHERE "credit_ledger"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "responses_by_translation" ON "responses" USING gin ("question_id",lower("translation") gin_trgm_ops) WHERE "responses"."translation" <> '';