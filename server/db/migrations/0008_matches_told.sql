ALTER TABLE "candidate_index" ADD COLUMN "told_seq" bigint;--> statement-breakpoint
ALTER TABLE "job_changes" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
-- What stood before anybody was told of matches is no news.
UPDATE "candidate_index" SET "told_seq" = "seq";--> statement-breakpoint
UPDATE "job_changes" SET "told_at" = now() WHERE "job_id" IN (SELECT "id" FROM "jobs" WHERE "published_at" IS NOT NULL);--> statement-breakpoint
DELETE FROM "notifications" WHERE "job_id" NOT IN (SELECT "id" FROM "jobs");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_index_untold" ON "candidate_index" USING btree ("seq") WHERE "candidate_index"."listed" and "candidate_index"."told_seq" is distinct from "candidate_index"."seq";--> statement-breakpoint
CREATE INDEX "job_changes_untold" ON "job_changes" USING btree ("job_id") WHERE "job_changes"."told_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_job" ON "notifications" USING btree ("job_id");