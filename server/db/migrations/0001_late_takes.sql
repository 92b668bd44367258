ALTER TABLE "takes" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "takes" ADD COLUMN "awaiting" boolean DEFAULT false NOT NULL;