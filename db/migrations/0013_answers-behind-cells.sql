DROP INDEX "assignments_by_code";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "segments_mark" bigint DEFAULT -1 NOT NULL;--> statement-breakpoint
CREATE INDEX "assignments_by_code" ON "assignments" USING btree ("organization_id","code_id","response_id","segments_mark");--> statement-breakpoint
CREATE FUNCTION "segments_mark"("segments" jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(bit_or((1::bigint << (get_byte(hash, 0) & 63)) | (1::bigint << (get_byte(hash, 1) & 63))), 0)
	FROM (
		SELECT sha256(convert_to(key || '=' || CASE jsonb_typeof(value)
			WHEN 'number' THEN trim_scale((value #>> '{}')::numeric)::text ELSE value::text END, 'UTF8')) AS hash
		FROM jsonb_each(segments)
	) hashed
$$;--> statement-breakpoint
CREATE FUNCTION "mark_assignment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT public.segments_mark(r.segments) INTO NEW.segments_mark FROM public.responses r
		WHERE r.organization_id = NEW.organization_id AND r.id = NEW.response_id FOR SHARE;
	NEW.segments_mark := coalesce(NEW.segments_mark, -1);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "assignments_marked" BEFORE INSERT ON "assignments" FOR EACH ROW WHEN (NEW.segments_mark = -1) EXECUTE FUNCTION "mark_assignment"();--> statement-breakpoint
CREATE FUNCTION "mark_assignments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.assignments a SET segments_mark = public.segments_mark(NEW.segments)
		WHERE a.organization_id = NEW.organization_id AND a.response_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "responses_marked" AFTER UPDATE ON "responses" FOR EACH ROW WHEN (OLD.segments IS DISTINCT FROM NEW.segments) EXECUTE FUNCTION "mark_assignments"();
