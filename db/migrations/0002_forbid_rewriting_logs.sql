-- Entries of logs stay as they were written. They are deleted only with their organization and, if the trigger names an
-- age, from that age on: a day less than the maintenance waits, so that it never fails.
CREATE FUNCTION "keep_as_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM organizations WHERE id = OLD.organization_id) THEN RETURN OLD; END IF;
    IF OLD.created_at < now() - TG_ARGV[0]::interval THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_kept" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('729 days');--> statement-breakpoint
CREATE TRIGGER "audit_log_not_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_as_written"();--> statement-breakpoint
CREATE TRIGGER "credit_ledger_kept" BEFORE UPDATE OR DELETE ON "credit_ledger" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();--> statement-breakpoint
CREATE TRIGGER "credit_ledger_not_emptied" BEFORE TRUNCATE ON "credit_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "keep_as_written"();
