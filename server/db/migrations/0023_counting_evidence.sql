ALTER TABLE "attempts" ADD COLUMN "device_check" jsonb;--> statement-breakpoint
ALTER TABLE "late_edits" ADD COLUMN "awaiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "arrangements" ADD COLUMN "replaced" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "arrangements" ADD COLUMN "assistive_input" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "last_attempt"("whose" uuid, "of_kind" text, OUT "id" uuid, OUT "settled" real, OUT "started_at" timestamptz) LANGUAGE sql STABLE AS $$
  -- A score that nobody could see come about is none until a reviewer accepts it.
  SELECT "attempts"."id", CASE WHEN "attempts"."status" = 'RESULT_PROCESSING' OR "evaluations"."provisional" OR NOT "attempts"."witnessed" THEN NULL ELSE "evaluations"."overall" END, "attempts"."started_at"
  FROM "attempts" LEFT JOIN "evaluations" ON "evaluations"."attempt_id" = "attempts"."id"
  WHERE "attempts"."user_id" = "whose" AND "attempts"."kind" = "of_kind" AND NOT "attempts"."archived"
  ORDER BY "attempts"."started_at" DESC, "attempts"."id" DESC LIMIT 1
$$;--> statement-breakpoint
DROP TRIGGER "attempts_moved" ON "attempts";--> statement-breakpoint
CREATE TRIGGER "attempts_moved" AFTER UPDATE OF "status", "archived", "witnessed" ON "attempts" FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."archived" IS DISTINCT FROM NEW."archived" OR OLD."witnessed" IS DISTINCT FROM NEW."witnessed") EXECUTE FUNCTION "note_attempt"();--> statement-breakpoint
SELECT "note_results"(array_agg("user_id")) FROM "candidates";
