ALTER TABLE "questions" ADD COLUMN "used_code_numbers" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- So far every number below the next one counts as used; of large numbers, only those that codebooks hold or held.
UPDATE "questions" q SET "used_code_numbers" = array(
	SELECT generate_series(1, least(q."next_code_number" - 1, 1000))
	UNION
	SELECT (code->>'codeNumber')::integer
	FROM "codebook_versions" v, jsonb_array_elements(v."codebook") category, jsonb_array_elements(category->'codes') code
	WHERE v."organization_id" = q."organization_id" AND v."question_id" = q."id" AND q."next_code_number" > 1001
	UNION
	SELECT c."code_number" FROM "codes" c WHERE c."organization_id" = q."organization_id" AND c."question_id" = q."id"
) WHERE q."next_code_number" > 1;--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "next_code_number";
