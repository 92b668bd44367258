CREATE TABLE "stray_bytes" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");