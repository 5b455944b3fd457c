-- Replies that were stored before can't be opened under the new keys.
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "endpoint" SET DATA TYPE bytea USING sha256(convert_to("endpoint", 'UTF8'));--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "key" SET DATA TYPE bytea USING sha256(convert_to("key", 'UTF8'));
