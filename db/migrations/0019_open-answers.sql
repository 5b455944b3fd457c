CREATE TABLE "open_answers" (
	"organization_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "open_answers_organization_id_question_id_position_pk" PRIMARY KEY("organization_id","question_id","position")
);
--> statement-breakpoint
DROP INDEX "responses_uncoded";--> statement-breakpoint
ALTER TABLE "open_answers" ADD CONSTRAINT "open_answers_organization_id_question_id_position_responses_organization_id_question_id_position_fk" FOREIGN KEY ("organization_id","question_id","position") REFERENCES "public"."responses"("organization_id","question_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "open_answers" SELECT organization_id, question_id, position FROM "responses" WHERE coded_at IS NULL AND NOT reviewed;--> statement-breakpoint
-- EXECUTE has each statement planned for the rows that it has: one answer, or all of a question.
CREATE FUNCTION "note_open_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		EXECUTE 'DELETE FROM public.open_answers o USING written w WHERE o.organization_id = w.organization_id
			AND o.question_id = w.question_id AND o.position = w.position AND NOT (w.coded_at IS NULL AND NOT w.reviewed)';
	END IF;
	EXECUTE 'INSERT INTO public.open_answers SELECT organization_id, question_id, position FROM written
		WHERE coded_at IS NULL AND NOT reviewed ON CONFLICT DO NOTHING';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "responses_inserted" AFTER INSERT ON "responses" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "note_open_answers"();--> statement-breakpoint
CREATE TRIGGER "responses_updated" AFTER UPDATE ON "responses" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "note_open_answers"();
