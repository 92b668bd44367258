CREATE TABLE "candidate_results" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"english_attempt_id" uuid,
	"annotation_attempt_id" uuid,
	"english" real,
	"annotation" real,
	"average" double precision GENERATED ALWAYS AS ((coalesce(english, annotation) + coalesce(annotation, english)) / 2) STORED,
	"last_started_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "attempts_listing";--> statement-breakpoint
DROP INDEX "users_named";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "overall" real;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\u0300-\u036f\u064b-\u0655]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_results" ADD CONSTRAINT "candidate_results_user_id_candidates_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."candidates"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_results_english" ON "candidate_results" USING btree ("english" DESC NULLS LAST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_results_annotation" ON "candidate_results" USING btree ("annotation" DESC NULLS LAST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_results_average" ON "candidate_results" USING btree ("average" DESC NULLS LAST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_results_last" ON "candidate_results" USING btree ("last_started_at","user_id");--> statement-breakpoint
CREATE INDEX "attempts_scored" ON "attempts" USING btree ("assessment_id","overall" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE not "attempts"."archived";--> statement-breakpoint
CREATE INDEX "attempts_ended" ON "attempts" USING btree ("status","finished_at","id") WHERE not "attempts"."archived";--> statement-breakpoint
CREATE INDEX "users_standing" ON "users" USING btree ("role_name","approval_status","created_at","id");--> statement-breakpoint
CREATE INDEX "attempts_listing" ON "attempts" USING btree ("assessment_id","started_at","id") WHERE not "attempts"."archived";--> statement-breakpoint
CREATE INDEX "users_named" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE FUNCTION "note_results"("whose" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two attempts of one candidate that change at once, the second waits here and then reads what the first wrote.
  PERFORM FROM "candidate_results" WHERE "user_id" = ANY("whose") ORDER BY "user_id" FOR NO KEY UPDATE;
  UPDATE "candidate_results" SET ("english_attempt_id", "english", "annotation_attempt_id", "annotation", "last_started_at") = (
    SELECT "e"."id", "e"."settled", "a"."id", "a"."settled", greatest("e"."started_at", "a"."started_at")
    FROM "last_attempt"("candidate_results"."user_id", 'english') AS "e", "last_attempt"("candidate_results"."user_id", 'annotation') AS "a")
  WHERE "user_id" = ANY("whose");
END $$;--> statement-breakpoint
CREATE FUNCTION "last_attempt"("whose" uuid, "of_kind" text, OUT "id" uuid, OUT "settled" real, OUT "started_at" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT "attempts"."id", CASE WHEN "attempts"."status" = 'RESULT_PROCESSING' OR "evaluations"."provisional" THEN NULL ELSE "evaluations"."overall" END, "attempts"."started_at"
  FROM "attempts" LEFT JOIN "evaluations" ON "evaluations"."attempt_id" = "attempts"."id"
  WHERE "attempts"."user_id" = "whose" AND "attempts"."kind" = "of_kind" AND NOT "attempts"."archived"
  ORDER BY "attempts"."started_at" DESC, "attempts"."id" DESC LIMIT 1
$$;--> statement-breakpoint
CREATE FUNCTION "note_candidate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "candidate_results" ("user_id") VALUES (NEW."user_id");
  PERFORM "note_results"(ARRAY[NEW."user_id"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_results"(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_evaluation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "whose" uuid;
BEGIN
  UPDATE "attempts" SET "overall" = CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW."overall" END
  WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."attempt_id" ELSE NEW."attempt_id" END RETURNING "user_id" INTO "whose";
  PERFORM "note_results"(ARRAY["whose"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "candidates_noted" AFTER INSERT ON "candidates" FOR EACH ROW EXECUTE FUNCTION "note_candidate"();--> statement-breakpoint
CREATE TRIGGER "attempts_noted" AFTER INSERT OR DELETE ON "attempts" FOR EACH ROW EXECUTE FUNCTION "note_attempt"();--> statement-breakpoint
CREATE TRIGGER "attempts_moved" AFTER UPDATE OF "status", "archived" ON "attempts" FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."archived" IS DISTINCT FROM NEW."archived") EXECUTE FUNCTION "note_attempt"();--> statement-breakpoint
CREATE TRIGGER "evaluations_noted" AFTER INSERT OR UPDATE OR DELETE ON "evaluations" FOR EACH ROW EXECUTE FUNCTION "note_evaluation"();--> statement-breakpoint
UPDATE "attempts" SET "overall" = "evaluations"."overall" FROM "evaluations" WHERE "evaluations"."attempt_id" = "attempts"."id";--> statement-breakpoint
INSERT INTO "candidate_results" ("user_id") SELECT "user_id" FROM "candidates";--> statement-breakpoint
SELECT "note_results"(array_agg("user_id")) FROM "candidates";--> statement-breakpoint
-- The search for a part of a name goes without its index, and longer, where a database does not have or allow the extension.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "users_name_parts" ON "users" USING gin ("name_key" gin_trgm_ops);
  CREATE INDEX "users_email_parts" ON "users" USING gin ("email_key" gin_trgm_ops);
  CREATE INDEX "candidate_index_title_parts" ON "candidate_index" USING gin ("current_title" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had: lists are searched by parts of names without an index.';
END $$;
