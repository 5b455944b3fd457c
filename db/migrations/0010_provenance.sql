ALTER TYPE "public"."codebook_change" ADD VALUE 'consistency';--> statement-breakpoint
ALTER TYPE "public"."assignment_source" ADD VALUE 'rule' BEFORE 'suggestion';--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "suggestion_id" uuid;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "actor" text;