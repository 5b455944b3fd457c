ALTER TABLE "segment_labels" ALTER COLUMN "label" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "segment_labels" ADD COLUMN "sav_column" jsonb;