CREATE SEQUENCE "public"."match_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "candidate_index" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ordinal" integer GENERATED ALWAYS AS IDENTITY (sequence name "candidate_index_ordinal_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 2147483647 START WITH 0 CACHE 1),
	"seq" bigint,
	"listed" boolean DEFAULT false NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"levels" smallint[] DEFAULT '{}' NOT NULL,
	"occupations" text[] DEFAULT '{}' NOT NULL,
	"months" integer DEFAULT 0 NOT NULL,
	"working_since" integer,
	"current_title" text,
	"held" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "candidate_index_ordinal_unique" UNIQUE("ordinal")
);
--> statement-breakpoint
CREATE TABLE "candidate_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"status" text,
	"status_at" timestamp with time zone,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"shown_points" integer,
	"shown_at" timestamp with time zone,
	"poked_at" timestamp with time zone,
	CONSTRAINT "candidate_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "course_registrations" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"status" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "course_registrations_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ar" text NOT NULL,
	"description" text,
	"description_ar" text,
	"skills" jsonb NOT NULL,
	"level" text NOT NULL,
	"price_aed" double precision,
	"duration_hours" double precision,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "job_changes" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"posted_by" uuid,
	"external_job_id" text,
	"title" text NOT NULL,
	"industry" text,
	"sector" text,
	"track" text,
	"occupation" text,
	"job_type" text,
	"availability_mode" text,
	"city" text,
	"experience" integer,
	"skills" jsonb NOT NULL,
	"description" text NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"status" text NOT NULL,
	"off_dashboard" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"closes_on" date,
	CONSTRAINT "jobs_published_whole" CHECK ("jobs"."status" = 'draft' or num_nulls("jobs"."industry", "jobs"."sector", "jobs"."job_type", "jobs"."availability_mode", "jobs"."city", "jobs"."published_at") = 0)
);
--> statement-breakpoint
ALTER TABLE "candidate_jobs" ADD CONSTRAINT "candidate_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_jobs" ADD CONSTRAINT "candidate_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_index_seq" ON "candidate_index" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "candidate_index_pending" ON "candidate_index" USING btree ("user_id") WHERE "candidate_index"."seq" is null;--> statement-breakpoint
CREATE INDEX "candidate_jobs_job" ON "candidate_jobs" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "job_changes_seq" ON "job_changes" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "job_changes_pending" ON "job_changes" USING btree ("job_id") WHERE "job_changes"."seq" is null;--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_published" ON "jobs" USING btree ("status","published_at");--> statement-breakpoint
-- What matching follows is noted here, so that no writer has to remember it (decision 0022).
CREATE FUNCTION "note_candidate_change"("changed" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "candidate_index" SET "seq" = NULL WHERE "user_id" = "changed";
  -- Not one statement with the update: its every run would use up an ordinal.
  IF NOT FOUND THEN
    INSERT INTO "candidate_index" ("user_id") VALUES ("changed") ON CONFLICT ("user_id") DO UPDATE SET "seq" = NULL;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_owner_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM "note_candidate_change"(OLD."user_id"); ELSE PERFORM "note_candidate_change"(NEW."user_id"); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_account_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_candidate_change"(NEW."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_job_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "job_changes" ("job_id") VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD."id" ELSE NEW."id" END) ON CONFLICT ("job_id") DO UPDATE SET "seq" = NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "profiles_change" AFTER INSERT OR DELETE ON "profiles" FOR EACH ROW EXECUTE FUNCTION "note_owner_change"();--> statement-breakpoint
CREATE TRIGGER "profiles_parsed" AFTER UPDATE OF "parsed" ON "profiles" FOR EACH ROW WHEN (OLD."parsed" IS DISTINCT FROM NEW."parsed") EXECUTE FUNCTION "note_owner_change"();--> statement-breakpoint
CREATE TRIGGER "users_listed" AFTER UPDATE OF "approval_status", "role_name" ON "users" FOR EACH ROW WHEN (NEW."role_name" = 'individual' AND (OLD."approval_status" IS DISTINCT FROM NEW."approval_status" OR OLD."role_name" IS DISTINCT FROM NEW."role_name")) EXECUTE FUNCTION "note_account_change"();--> statement-breakpoint
CREATE TRIGGER "course_registrations_change" AFTER INSERT OR UPDATE OR DELETE ON "course_registrations" FOR EACH ROW EXECUTE FUNCTION "note_owner_change"();--> statement-breakpoint
CREATE TRIGGER "jobs_change" AFTER INSERT OR UPDATE OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION "note_job_change"();--> statement-breakpoint
INSERT INTO "candidate_index" ("user_id") SELECT "user_id" FROM "profiles";
