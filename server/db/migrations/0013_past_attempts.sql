CREATE TABLE "past_attempts" (
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"assessment_ids" jsonb NOT NULL,
	"standing" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_attempts_hash_kind_pk" PRIMARY KEY("hash","kind")
);
--> statement-breakpoint
CREATE INDEX "past_attempts_at" ON "past_attempts" USING btree ("at");