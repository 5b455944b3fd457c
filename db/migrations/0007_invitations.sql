DROP INDEX "invitations_by_email";--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_email" ON "invitations" USING btree ("organization_id","email");