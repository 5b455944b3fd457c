ALTER TABLE "codes" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "changed_at" timestamp (3) with time zone;