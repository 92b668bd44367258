CREATE TABLE "resume_lines" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "read_from_picture" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_lines" ADD CONSTRAINT "resume_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;