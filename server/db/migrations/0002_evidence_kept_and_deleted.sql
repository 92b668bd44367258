CREATE TABLE "media_holds" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_downtimes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "screenshots" ALTER COLUMN "file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "takes" ALTER COLUMN "file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "media_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_holds" ADD CONSTRAINT "media_holds_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_holds" ADD CONSTRAINT "media_holds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_downtimes_to" ON "server_downtimes" USING btree ("to");--> statement-breakpoint
CREATE INDEX "attempts_media" ON "attempts" USING btree ("finished_at") WHERE "attempts"."media_deleted_at" is null;