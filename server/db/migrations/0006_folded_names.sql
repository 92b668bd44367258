ALTER TABLE "users" drop column "name_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (btrim(regexp_replace(translate(lower(normalize(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\u0300-\u036f\u0640\u064b-\u0655\u0670]', '', 'g'), NFKC)), 'ةىٱ', 'هيا'), '\s+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
-- The indexes went with the column.
CREATE INDEX "users_named" ON "users" USING btree ("name_key","id");--> statement-breakpoint
DO $$
BEGIN
  CREATE INDEX "users_name_parts" ON "users" USING gin ("name_key" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had: names are searched by their parts without an index.';
END $$;
