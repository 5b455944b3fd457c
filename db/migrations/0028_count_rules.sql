ALTER TABLE "codes" ADD COLUMN "include" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "exclude" text;