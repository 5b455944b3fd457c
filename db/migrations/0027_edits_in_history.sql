ALTER TABLE "assignment_history" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_history" ADD COLUMN "taken_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "edited_at" timestamp (3) with time zone;