ALTER TABLE "awards" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "date" text;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "evidence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "from_resume" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_media" ADD COLUMN "from_resume" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "profiles" SET "read" = "read" || jsonb_build_object('awards', '[]'::jsonb, 'media', (SELECT coalesce(jsonb_agg(item || '{"from_resume": true}'::jsonb), '[]'::jsonb) FROM jsonb_array_elements("read" -> 'media') AS item)) WHERE "read" IS NOT NULL;--> statement-breakpoint
UPDATE "profiles" SET "parsed" = "parsed" || '{"awards": [], "media": []}'::jsonb WHERE "parsed" IS NOT NULL;
