CREATE TABLE "approval_keys" (
	"key" uuid PRIMARY KEY NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"user_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selection_people" (
	"selection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"outcome" text,
	"changed_at" timestamp with time zone,
	CONSTRAINT "selection_people_selection_id_user_id_pk" PRIMARY KEY("selection_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "selections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"held_by" uuid NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"names" jsonb NOT NULL,
	"action" text,
	"reason" text,
	"confirmed_at" timestamp with time zone,
	"undo_asked_at" timestamp with time zone,
	"undone_by" uuid,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "approval_keys" ADD CONSTRAINT "approval_keys_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_people" ADD CONSTRAINT "selection_people_selection_id_selections_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_people" ADD CONSTRAINT "selection_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selections" ADD CONSTRAINT "selections_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "selection_people_outcome" ON "selection_people" USING btree ("selection_id","outcome");--> statement-breakpoint
CREATE INDEX "selections_open" ON "selections" USING btree ("finished_at","confirmed_at");