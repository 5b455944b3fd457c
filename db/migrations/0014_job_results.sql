CREATE TABLE "job_results" (
	"organization_id" uuid NOT NULL,
	"job_id" text NOT NULL,
	"part" integer NOT NULL,
	"items" text NOT NULL,
	CONSTRAINT "job_results_organization_id_job_id_part_pk" PRIMARY KEY("organization_id","job_id","part")
);
--> statement-breakpoint
ALTER TABLE "job_results" ADD CONSTRAINT "job_results_organization_id_job_id_jobs_organization_id_id_fk" FOREIGN KEY ("organization_id","job_id") REFERENCES "public"."jobs"("organization_id","id") ON DELETE cascade ON UPDATE no action;