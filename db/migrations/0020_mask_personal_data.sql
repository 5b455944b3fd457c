CREATE TYPE "public"."masking" AS ENUM('outside', 'always', 'never');--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "masking" "masking" DEFAULT 'outside' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "mask_except" text[] DEFAULT '{}' NOT NULL;