ALTER TABLE "assignments" ADD COLUMN "evidence_start" integer;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "taken_off" jsonb DEFAULT '[]'::jsonb NOT NULL;