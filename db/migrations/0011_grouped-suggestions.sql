ALTER TABLE "suggestion_runs" DROP CONSTRAINT "suggestion_runs_organization_id_question_id_pk";--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD COLUMN "grouped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_organization_id_question_id_grouped_pk" PRIMARY KEY("organization_id","question_id","grouped");--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "grouped" boolean DEFAULT false NOT NULL;