ALTER TABLE "categories" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "always" text;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_organization_id_parent_id_categories_organization_id_id_fk" FOREIGN KEY ("organization_id","parent_id") REFERENCES "public"."categories"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("organization_id","parent_id");