CREATE TABLE "accepted_evidence" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "edits" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "first_saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "largest_insertion" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "lacks" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "witnessed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accepted_evidence" ADD CONSTRAINT "accepted_evidence_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_evidence" ADD CONSTRAINT "accepted_evidence_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;