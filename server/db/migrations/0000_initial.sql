CREATE SEQUENCE "public"."match_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"delivered_late" boolean DEFAULT false NOT NULL,
	"edits" integer DEFAULT 1 NOT NULL,
	"first_saved_at" timestamp with time zone,
	"largest_insertion" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "attempt_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"device_at" timestamp with time zone,
	"epoch" integer NOT NULL,
	"sequence" integer NOT NULL,
	"part" text,
	"reason" text,
	"detail" jsonb,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"key" uuid,
	"chart_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_outages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"assessment_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"overall" real,
	"state" jsonb NOT NULL,
	"event_count" integer NOT NULL,
	"next_expiry_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"lacks" jsonb,
	"witnessed" boolean DEFAULT false NOT NULL,
	"device_check" jsonb,
	"media_deleted_at" timestamp with time zone,
	"device_times" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answers_revision" integer DEFAULT 0 NOT NULL,
	"evaluation_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"assessment_id" text NOT NULL,
	"text_version" text NOT NULL,
	"lang" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "late_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"sequence" integer NOT NULL,
	"value" text NOT NULL,
	"edited_at" timestamp with time zone,
	"delivered_at" timestamp with time zone NOT NULL,
	"counted" boolean NOT NULL,
	"awaiting" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_attempts" (
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"assessment_ids" jsonb NOT NULL,
	"standing" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_attempts_hash_kind_pk" PRIMARY KEY("hash","kind")
);
--> statement-breakpoint
CREATE TABLE "server_downtimes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ats_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid,
	"asked_by" uuid,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone,
	"failure" text,
	"failure_status" integer,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "ats_deliveries_one" UNIQUE NULLS NOT DISTINCT("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "media_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"lift_reason" text,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recording_pieces" (
	"recording_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"offset_ms" bigint NOT NULL,
	"duration_ms" integer NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recording_pieces_recording_id_index_pk" PRIMARY KEY("recording_id","index")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid NOT NULL,
	"offset_ms" bigint NOT NULL,
	"duration_ms" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"mime" text NOT NULL,
	"pieces" integer NOT NULL,
	"last_index" integer,
	"state" text NOT NULL,
	"file_id" uuid,
	"measured" jsonb,
	"last_received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"offset_ms" bigint NOT NULL,
	"file_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "takes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"take" integer NOT NULL,
	"epoch" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"transcript" text,
	"audio" jsonb,
	"file_id" uuid,
	"counted" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accepted_evidence" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_report_files" (
	"attempt_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"contents" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "attempt_report_files_attempt_id_lang_pk" PRIMARY KEY("attempt_id","lang")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"overall" real,
	"provisional" boolean NOT NULL,
	"criteria" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_files" (
	"attempt_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"evaluation_made_at" timestamp with time zone NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "report_files_attempt_id_lang_pk" PRIMARY KEY("attempt_id","lang")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"key_thumbprint" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "social_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_returns" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\u0300-\u036f\u064b-\u0655]', '', 'g'))) STORED NOT NULL,
	"mobile_number" text,
	"role_name" text,
	"is_email_confirmed" boolean DEFAULT false NOT NULL,
	"approval_status" text DEFAULT 'REGISTERED' NOT NULL,
	"approval_reason" text,
	"approval_decided_at" timestamp with time zone,
	"approval_decided_by" uuid,
	"approval_previous" text,
	"approval_previous_reason" text,
	"company_id" uuid,
	"avatar_file_id" uuid,
	"lang" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text,
	"link_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_codes_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text,
	"company_name" text NOT NULL,
	"company_size" integer,
	"message" text,
	"lang" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" date NOT NULL,
	"ended_on" date,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid,
	"ended_by" uuid
);
--> statement-breakpoint
CREATE TABLE "interview_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "interview_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" uuid NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "interview_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "interview_jobs_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"status" text NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"candidate_time_zone" text,
	"place" text,
	"note" text,
	"moves" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"recording_file_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_index" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ordinal" integer GENERATED ALWAYS AS IDENTITY (sequence name "candidate_index_ordinal_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 2147483647 START WITH 0 CACHE 1),
	"seq" bigint,
	"listed" boolean DEFAULT false NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"levels" smallint[] DEFAULT '{}' NOT NULL,
	"occupations" text[] DEFAULT '{}' NOT NULL,
	"months" integer DEFAULT 0 NOT NULL,
	"working_since" integer,
	"current_title" text,
	"held" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"told_seq" bigint,
	CONSTRAINT "candidate_index_ordinal_unique" UNIQUE("ordinal")
);
--> statement-breakpoint
CREATE TABLE "candidate_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"status" text,
	"status_at" timestamp with time zone,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"shown_points" integer,
	"shown_at" timestamp with time zone,
	"poked_at" timestamp with time zone,
	CONSTRAINT "candidate_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "course_registrations" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"status" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "course_registrations_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ar" text NOT NULL,
	"description" text,
	"description_ar" text,
	"skills" jsonb NOT NULL,
	"level" text NOT NULL,
	"price_aed" double precision,
	"duration_hours" double precision,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "job_changes" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"posted_by" uuid,
	"external_job_id" text,
	"title" text NOT NULL,
	"industry" text,
	"sector" text,
	"track" text,
	"occupation" text,
	"job_type" text,
	"availability_mode" text,
	"city" text,
	"experience" integer,
	"skills" jsonb NOT NULL,
	"description" text NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"status" text NOT NULL,
	"off_dashboard" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"closes_on" date,
	CONSTRAINT "jobs_published_whole" CHECK ("jobs"."status" = 'draft' or num_nulls("jobs"."industry", "jobs"."sector", "jobs"."job_type", "jobs"."availability_mode", "jobs"."city", "jobs"."published_at") = 0)
);
--> statement-breakpoint
CREATE TABLE "candidate_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	"words" jsonb NOT NULL,
	"job_id" uuid,
	"interview_id" uuid,
	"attempt_id" uuid,
	"assessment_id" text,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "appeals_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "arrangements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"time_factor" real NOT NULL,
	"break_seconds" integer NOT NULL,
	"waived" jsonb NOT NULL,
	"replaced" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"assistive_input" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_results" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"english_attempt_id" uuid,
	"annotation_attempt_id" uuid,
	"english" real,
	"annotation" real,
	"average" double precision GENERATED ALWAYS AS ((coalesce(english, annotation) + coalesce(annotation, english)) / 2) STORED,
	"last_started_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "episode_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"event_key" uuid NOT NULL,
	"offset_ms" integer NOT NULL,
	"file_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "episode_pictures_event_key_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "principles_answers" (
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"answer" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "principles_answers_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "principles_files" (
	"user_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "principles_files_user_id_lang_pk" PRIMARY KEY("user_id","lang")
);
--> statement-breakpoint
CREATE TABLE "principles_runs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer,
	"created_at" timestamp with time zone NOT NULL,
	"active_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "survey_answers_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"question_ar" text NOT NULL,
	"type" text NOT NULL,
	"options" jsonb NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_submissions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"person_id" uuid,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"issuer" text,
	"date" text,
	"evidence" text DEFAULT '' NOT NULL,
	"from_resume" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"social_links" jsonb NOT NULL,
	"availability" jsonb NOT NULL,
	"is_emirati" boolean NOT NULL,
	"emirates_id" text,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"education_level" text NOT NULL,
	"availability_40_hours" boolean NOT NULL,
	"heard_from" text NOT NULL,
	"accommodations_needed" boolean NOT NULL,
	"accommodations_detail" text,
	"laptop_available" boolean NOT NULL,
	"wifi_available" boolean NOT NULL,
	"currently_employed" boolean NOT NULL,
	"is_student" boolean NOT NULL,
	"university_name" text,
	"availability_mode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"avatar_file_id" uuid,
	"size" integer NOT NULL,
	"industry" text NOT NULL,
	"location" text NOT NULL,
	"website" text,
	"description" text NOT NULL,
	"job_limit" integer,
	"ats_allowed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime" text NOT NULL,
	"filename" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"about" uuid,
	"calendar" text
);
--> statement-breakpoint
CREATE TABLE "profile_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"from_resume" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"resume_file_id" uuid,
	"resume_status" text,
	"resume_failure" text,
	"resume_progress" integer DEFAULT 0 NOT NULL,
	"read" jsonb,
	"read_at" timestamp with time zone,
	"parsed" jsonb,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stray_bytes" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"file_kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"list" jsonb,
	"issued_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"filename" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"chunk_sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_keys" ADD CONSTRAINT "approval_keys_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_people" ADD CONSTRAINT "selection_people_selection_id_selections_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_people" ADD CONSTRAINT "selection_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selections" ADD CONSTRAINT "selections_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_outages" ADD CONSTRAINT "attempt_outages_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_edits" ADD CONSTRAINT "late_edits_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_deliveries" ADD CONSTRAINT "ats_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_deliveries" ADD CONSTRAINT "ats_deliveries_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_deliveries" ADD CONSTRAINT "ats_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_deliveries" ADD CONSTRAINT "ats_deliveries_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_holds" ADD CONSTRAINT "media_holds_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_holds" ADD CONSTRAINT "media_holds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_holds" ADD CONSTRAINT "media_holds_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_pieces" ADD CONSTRAINT "recording_pieces_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_evidence" ADD CONSTRAINT "accepted_evidence_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_evidence" ADD CONSTRAINT "accepted_evidence_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_report_files" ADD CONSTRAINT "attempt_report_files_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_report_files" ADD CONSTRAINT "attempt_report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_returns" ADD CONSTRAINT "social_returns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_jobs" ADD CONSTRAINT "interview_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_job_id_interview_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."interview_jobs"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_jobs" ADD CONSTRAINT "candidate_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_jobs" ADD CONSTRAINT "candidate_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrangements" ADD CONSTRAINT "arrangements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrangements" ADD CONSTRAINT "arrangements_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_results" ADD CONSTRAINT "candidate_results_user_id_candidates_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."candidates"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_pictures" ADD CONSTRAINT "episode_pictures_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_pictures" ADD CONSTRAINT "episode_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principles_answers" ADD CONSTRAINT "principles_answers_user_id_principles_runs_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."principles_runs"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principles_files" ADD CONSTRAINT "principles_files_user_id_principles_runs_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."principles_runs"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principles_files" ADD CONSTRAINT "principles_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principles_runs" ADD CONSTRAINT "principles_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_survey_submissions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."survey_submissions"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_question_id_survey_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_media" ADD CONSTRAINT "profile_media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "selection_people_outcome" ON "selection_people" USING btree ("selection_id","outcome");--> statement-breakpoint
CREATE INDEX "selections_open" ON "selections" USING btree ("finished_at","confirmed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_events_position" ON "attempt_events" USING btree ("attempt_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_events_key" ON "attempt_events" USING btree ("key","attempt_id");--> statement-breakpoint
CREATE INDEX "attempt_outages_attempt" ON "attempt_outages" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_open" ON "attempts" USING btree ("user_id","kind") WHERE "attempts"."status" <> 'REDO' and not "attempts"."archived";--> statement-breakpoint
CREATE INDEX "attempts_listing" ON "attempts" USING btree ("assessment_id","started_at","id") WHERE not "attempts"."archived";--> statement-breakpoint
CREATE INDEX "attempts_scored" ON "attempts" USING btree ("assessment_id","overall" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE not "attempts"."archived";--> statement-breakpoint
CREATE INDEX "attempts_ended" ON "attempts" USING btree ("status","finished_at","id") WHERE not "attempts"."archived";--> statement-breakpoint
CREATE INDEX "attempts_last" ON "attempts" USING btree ("kind","user_id","started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not "attempts"."archived";--> statement-breakpoint
CREATE INDEX "attempts_due" ON "attempts" USING btree ("next_expiry_at");--> statement-breakpoint
CREATE INDEX "attempts_media" ON "attempts" USING btree ("finished_at") WHERE "attempts"."media_deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "late_edits_once" ON "late_edits" USING btree ("attempt_id","question_id","epoch","sequence");--> statement-breakpoint
CREATE INDEX "past_attempts_at" ON "past_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "server_downtimes_to" ON "server_downtimes" USING btree ("to");--> statement-breakpoint
CREATE INDEX "ats_deliveries_due" ON "ats_deliveries" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "ats_deliveries_company" ON "ats_deliveries" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "media_holds_attempt" ON "media_holds" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_holds_one_standing" ON "media_holds" USING btree ("attempt_id") WHERE "media_holds"."lifted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_session" ON "recordings" USING btree ("attempt_id","session_id");--> statement-breakpoint
CREATE INDEX "recordings_processing" ON "recordings" USING btree ("state","last_received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "screenshots_once" ON "screenshots" USING btree ("attempt_id","session_id","index");--> statement-breakpoint
CREATE UNIQUE INDEX "takes_once" ON "takes" USING btree ("attempt_id","question_id","epoch","take");--> statement-breakpoint
CREATE INDEX "reviews_attempt" ON "reviews" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "access_tokens_session" ON "access_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_approval" ON "users" USING btree ("approval_status","created_at");--> statement-breakpoint
CREATE INDEX "users_pool" ON "users" USING btree ("role_name","created_at","id");--> statement-breakpoint
CREATE INDEX "users_standing" ON "users" USING btree ("role_name","approval_status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_named" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "verification_codes_user" ON "verification_codes" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "demo_requests_at" ON "demo_requests" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "employments_open" ON "employments" USING btree ("company_id","user_id") WHERE "employments"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "employments_list" ON "employments" USING btree ("company_id","since","id");--> statement-breakpoint
CREATE INDEX "employments_user" ON "employments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_events_interview" ON "interview_events" USING btree ("interview_id","position");--> statement-breakpoint
CREATE INDEX "interview_jobs_list" ON "interview_jobs" USING btree ("company_id","title","job_id");--> statement-breakpoint
CREATE INDEX "interviews_job" ON "interviews" USING btree ("job_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "interviews_recruiter" ON "interviews" USING btree ("recruiter_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "interviews_candidate" ON "interviews" USING btree ("candidate_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "interviews_recording" ON "interviews" USING btree ("recording_file_id");--> statement-breakpoint
CREATE INDEX "candidate_index_seq" ON "candidate_index" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "candidate_index_pending" ON "candidate_index" USING btree ("user_id") WHERE "candidate_index"."seq" is null;--> statement-breakpoint
CREATE INDEX "candidate_index_untold" ON "candidate_index" USING btree ("seq") WHERE "candidate_index"."listed" and "candidate_index"."told_seq" is distinct from "candidate_index"."seq";--> statement-breakpoint
CREATE INDEX "candidate_jobs_job" ON "candidate_jobs" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "job_changes_seq" ON "job_changes" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "job_changes_pending" ON "job_changes" USING btree ("job_id") WHERE "job_changes"."seq" is null;--> statement-breakpoint
CREATE INDEX "job_changes_untold" ON "job_changes" USING btree ("job_id") WHERE "job_changes"."told_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_published" ON "jobs" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "candidate_notes_of" ON "candidate_notes" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_notes_user" ON "candidate_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notifications_job" ON "notifications" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","kind","subject") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("decided_at","made_at");--> statement-breakpoint
CREATE INDEX "arrangements_user" ON "arrangements" USING btree ("user_id","set_at");--> statement-breakpoint
CREATE INDEX "candidate_results_english" ON "candidate_results" USING btree ("english" DESC NULLS LAST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_results_annotation" ON "candidate_results" USING btree ("annotation" DESC NULLS LAST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_results_average" ON "candidate_results" USING btree ("average" DESC NULLS LAST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_results_last" ON "candidate_results" USING btree ("last_started_at","user_id");--> statement-breakpoint
CREATE INDEX "episode_pictures_attempt" ON "episode_pictures" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factor_challenges_user" ON "second_factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "access_log_user" ON "access_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "access_log_subject" ON "access_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "access_log_person" ON "access_log" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "access_log_action" ON "access_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "awards_user" ON "awards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mails_at" ON "mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about");--> statement-breakpoint
CREATE INDEX "profile_media_user" ON "profile_media" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
-- What matching follows is noted here, so that no writer has to remember it (decision 0022).
CREATE FUNCTION "note_candidate_change"("changed" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "candidate_index" SET "seq" = NULL WHERE "user_id" = "changed";
  -- Not one statement with the update: its every run would use up an ordinal.
  IF NOT FOUND THEN
    INSERT INTO "candidate_index" ("user_id") VALUES ("changed") ON CONFLICT ("user_id") DO UPDATE SET "seq" = NULL;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_owner_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM "note_candidate_change"(OLD."user_id"); ELSE PERFORM "note_candidate_change"(NEW."user_id"); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_account_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_candidate_change"(NEW."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_job_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "job_changes" ("job_id") VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD."id" ELSE NEW."id" END) ON CONFLICT ("job_id") DO UPDATE SET "seq" = NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "profiles_change" AFTER INSERT OR DELETE ON "profiles" FOR EACH ROW EXECUTE FUNCTION "note_owner_change"();--> statement-breakpoint
CREATE TRIGGER "profiles_parsed" AFTER UPDATE OF "parsed" ON "profiles" FOR EACH ROW WHEN (OLD."parsed" IS DISTINCT FROM NEW."parsed") EXECUTE FUNCTION "note_owner_change"();--> statement-breakpoint
CREATE TRIGGER "users_listed" AFTER UPDATE OF "approval_status", "role_name" ON "users" FOR EACH ROW WHEN (NEW."role_name" = 'individual' AND (OLD."approval_status" IS DISTINCT FROM NEW."approval_status" OR OLD."role_name" IS DISTINCT FROM NEW."role_name")) EXECUTE FUNCTION "note_account_change"();--> statement-breakpoint
CREATE TRIGGER "course_registrations_change" AFTER INSERT OR UPDATE OR DELETE ON "course_registrations" FOR EACH ROW EXECUTE FUNCTION "note_owner_change"();--> statement-breakpoint
CREATE TRIGGER "jobs_change" AFTER INSERT OR UPDATE OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION "note_job_change"();--> statement-breakpoint
-- The last results of each candidate are kept here, so that no writer has to remember it (decision 0037).
CREATE FUNCTION "note_results"("whose" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two attempts of one candidate that change at once, the second waits here and then reads what the first wrote.
  PERFORM FROM "candidate_results" WHERE "user_id" = ANY("whose") ORDER BY "user_id" FOR NO KEY UPDATE;
  UPDATE "candidate_results" SET ("english_attempt_id", "english", "annotation_attempt_id", "annotation", "last_started_at") = (
    SELECT "e"."id", "e"."settled", "a"."id", "a"."settled", greatest("e"."started_at", "a"."started_at")
    FROM "last_attempt"("candidate_results"."user_id", 'english') AS "e", "last_attempt"("candidate_results"."user_id", 'annotation') AS "a")
  WHERE "user_id" = ANY("whose");
END $$;--> statement-breakpoint
CREATE FUNCTION "last_attempt"("whose" uuid, "of_kind" text, OUT "id" uuid, OUT "settled" real, OUT "started_at" timestamptz) LANGUAGE sql STABLE AS $$
  -- A score that nobody could see come about is none until a reviewer accepts it.
  SELECT "attempts"."id", CASE WHEN "attempts"."status" = 'RESULT_PROCESSING' OR "evaluations"."provisional" OR NOT "attempts"."witnessed" THEN NULL ELSE "evaluations"."overall" END, "attempts"."started_at"
  FROM "attempts" LEFT JOIN "evaluations" ON "evaluations"."attempt_id" = "attempts"."id"
  WHERE "attempts"."user_id" = "whose" AND "attempts"."kind" = "of_kind" AND NOT "attempts"."archived"
  ORDER BY "attempts"."started_at" DESC, "attempts"."id" DESC LIMIT 1
$$;--> statement-breakpoint
CREATE FUNCTION "note_candidate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "candidate_results" ("user_id") VALUES (NEW."user_id");
  PERFORM "note_results"(ARRAY[NEW."user_id"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_results"(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_evaluation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "whose" uuid;
BEGIN
  UPDATE "attempts" SET "overall" = CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW."overall" END
  WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."attempt_id" ELSE NEW."attempt_id" END RETURNING "user_id" INTO "whose";
  PERFORM "note_results"(ARRAY["whose"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "candidates_noted" AFTER INSERT ON "candidates" FOR EACH ROW EXECUTE FUNCTION "note_candidate"();--> statement-breakpoint
CREATE TRIGGER "attempts_noted" AFTER INSERT OR DELETE ON "attempts" FOR EACH ROW EXECUTE FUNCTION "note_attempt"();--> statement-breakpoint
CREATE TRIGGER "attempts_moved" AFTER UPDATE OF "status", "archived", "witnessed" ON "attempts" FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."archived" IS DISTINCT FROM NEW."archived" OR OLD."witnessed" IS DISTINCT FROM NEW."witnessed") EXECUTE FUNCTION "note_attempt"();--> statement-breakpoint
CREATE TRIGGER "evaluations_noted" AFTER INSERT OR UPDATE OR DELETE ON "evaluations" FOR EACH ROW EXECUTE FUNCTION "note_evaluation"();--> statement-breakpoint
-- The search for a part of a name goes without its index, and longer, where a database does not have or allow the extension.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "users_name_parts" ON "users" USING gin ("name_key" gin_trgm_ops);
  CREATE INDEX "users_email_parts" ON "users" USING gin ("email_key" gin_trgm_ops);
  CREATE INDEX "candidate_index_title_parts" ON "candidate_index" USING gin ("current_title" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had: lists are searched by parts of names without an index.';
END $$;
