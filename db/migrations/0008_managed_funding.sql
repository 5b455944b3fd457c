ALTER TABLE "credit_reservations" ADD COLUMN "drawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "drawn_from" uuid;--> statement-breakpoint
ALTER TABLE "managed_organizations" ADD COLUMN "funding" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "managed_organizations" ADD COLUMN "credit_cap" integer;--> statement-breakpoint
ALTER TABLE "managed_organizations" ADD COLUMN "spent" integer DEFAULT 0 NOT NULL;