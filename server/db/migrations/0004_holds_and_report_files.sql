CREATE TABLE "attempt_report_files" (
	"attempt_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"contents" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "attempt_report_files_attempt_id_lang_pk" PRIMARY KEY("attempt_id","lang")
);
--> statement-breakpoint
ALTER TABLE "media_holds" DROP CONSTRAINT "media_holds_pkey";--> statement-breakpoint
ALTER TABLE "media_holds" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "media_holds" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "media_holds" ADD COLUMN "lift_reason" text;--> statement-breakpoint
ALTER TABLE "media_holds" ADD COLUMN "lifted_by" uuid;--> statement-breakpoint
ALTER TABLE "media_holds" ADD COLUMN "lifted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt_report_files" ADD CONSTRAINT "attempt_report_files_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_report_files" ADD CONSTRAINT "attempt_report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_holds" ADD CONSTRAINT "media_holds_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_holds_attempt" ON "media_holds" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_holds_one_standing" ON "media_holds" USING btree ("attempt_id") WHERE "media_holds"."lifted_at" is null;