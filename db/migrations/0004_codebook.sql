ALTER TABLE "assignment_history" ADD COLUMN "reviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "assignment_history_by_response" ON "assignment_history" USING btree ("organization_id","response_id");--> statement-breakpoint
INSERT INTO "codebook_versions" ("organization_id", "question_id", "number", "change", "summary", "actor", "codebook")
SELECT "listed"."organization_id", "listed"."question_id", 1, 'generate', 'The codebook as it stood when versions began.', 'operator',
	jsonb_agg(jsonb_build_object('id', "listed"."id", 'name', "listed"."name", 'codes', "listed"."codes") ORDER BY "listed"."position")
FROM (
	SELECT "categories".*, coalesce(jsonb_agg(jsonb_build_object('id', "codes"."id", 'name', "codes"."name", 'definition', "codes"."definition",
		'sentiment', "codes"."sentiment", 'codeNumber', "codes"."code_number") ORDER BY "codes"."position") FILTER (WHERE "codes"."id" IS NOT NULL), '[]') AS "codes"
	FROM "categories" LEFT JOIN "codes" ON "codes"."organization_id" = "categories"."organization_id" AND "codes"."category_id" = "categories"."id"
	GROUP BY "categories"."organization_id", "categories"."id"
) AS "listed"
JOIN "questions" ON "questions"."organization_id" = "listed"."organization_id" AND "questions"."id" = "listed"."question_id" AND "questions"."codebook_version" = 0
GROUP BY "listed"."organization_id", "listed"."question_id";--> statement-breakpoint
UPDATE "questions" SET "codebook_version" = 1
FROM "codebook_versions" WHERE "codebook_versions"."organization_id" = "questions"."organization_id"
	AND "codebook_versions"."question_id" = "questions"."id" AND "questions"."codebook_version" = 0;
