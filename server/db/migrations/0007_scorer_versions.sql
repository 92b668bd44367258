ALTER TABLE "evaluations" ADD COLUMN "scorer" text;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "versions" jsonb DEFAULT '[]'::jsonb NOT NULL;