DROP INDEX "access_log_at";--> statement-breakpoint
CREATE INDEX "access_log_user" ON "access_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "access_log_subject" ON "access_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "access_log_action" ON "access_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at","id");