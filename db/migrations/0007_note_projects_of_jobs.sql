ALTER TABLE "jobs" ADD COLUMN "project_id" uuid;--> statement-breakpoint
UPDATE "jobs" j SET "project_id" = coalesce(
  (SELECT q.project_id FROM questions q WHERE q.organization_id = j.organization_id AND q.id = j.question_id),
  (SELECT i.project_id FROM connection_imports i WHERE i.organization_id = j.organization_id AND i.id::text = j.options ->> 'importId'),
  (j.options #>> '{order,projectId}')::uuid);--> statement-breakpoint
DELETE FROM "jobs" WHERE "project_id" IS NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_by_project" ON "jobs" USING btree ("organization_id","project_id");
