ALTER TABLE "tickets" ADD COLUMN "list" jsonb;--> statement-breakpoint
CREATE INDEX "users_pool" ON "users" USING btree ("role_name","created_at","id");--> statement-breakpoint
CREATE INDEX "users_named" ON "users" USING btree (lower("first_name" || ' ' || "last_name"),"id") WHERE "users"."role_name" = 'individual';