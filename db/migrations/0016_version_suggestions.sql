ALTER TABLE "codebook_versions" ADD COLUMN "suggestion_id" uuid;
--> statement-breakpoint
UPDATE "codebook_versions" v SET "suggestion_id" = d."suggestion_id"
FROM "suggestion_decisions" d
WHERE d."organization_id" = v."organization_id" AND d."question_id" = v."question_id"
  AND d."version_after" = v."number" AND d."version_after" > d."version_before" AND d."action" <> 'revert';
