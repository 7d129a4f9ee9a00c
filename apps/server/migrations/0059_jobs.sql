CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"group_name" text,
	"description" text,
	"create_type" smallint DEFAULT 2 NOT NULL,
	"http_method" text,
	"request_uri" text,
	"headers" text,
	"request_body" text,
	"timeout_seconds" integer,
	"concurrent" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_job_id" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"trigger_id" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"outcome" text NOT NULL,
	"status" smallint,
	"number_of_runs" integer,
	"next_run_time" timestamp(3) with time zone,
	"created_time" timestamp(3) with time zone NOT NULL,
	"started_at" timestamp(3) with time zone,
	"elapsed_time" integer,
	"process_id" uuid,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"result" text,
	"output" text
);
--> statement-breakpoint
CREATE TABLE "job_trigger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"trigger_id" text NOT NULL,
	"schedule" text NOT NULL,
	"cron" text,
	"time_zone" text,
	"interval_seconds" integer,
	"run_at" timestamp(3) with time zone,
	"status" smallint DEFAULT 1 NOT NULL,
	"last_run_time" timestamp(3) with time zone,
	"next_run_time" timestamp(3) with time zone,
	"number_of_runs" integer DEFAULT 0 NOT NULL,
	"number_of_errors" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	"max_number_of_runs" integer,
	"max_number_of_errors" integer,
	"num_retries" integer,
	"retry_timeout" integer,
	"start_now" boolean DEFAULT true NOT NULL,
	"description" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_process" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_run" ADD CONSTRAINT "job_run_job_id_job_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_trigger" ADD CONSTRAINT "job_trigger_job_id_job_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_run_once" ON "job_run" USING btree ("job_id","trigger_id","due_at","attempt");--> statement-breakpoint
CREATE INDEX "job_run_history" ON "job_run" USING btree ("job_id","created_time");--> statement-breakpoint
CREATE INDEX "job_run_active" ON "job_run" USING btree ("outcome","process_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_trigger_of_job" ON "job_trigger" USING btree ("job_id","trigger_id");--> statement-breakpoint
CREATE INDEX "job_trigger_due" ON "job_trigger" USING btree ("next_run_time");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON job, job_trigger, job_run, server_process TO seaberry_system;
--> statement-breakpoint
-- The difference log names its records.
GRANT SELECT (id, job_id) ON job TO seaberry_app;
--> statement-breakpoint
GRANT SELECT (id, trigger_id) ON job_trigger TO seaberry_app;
--> statement-breakpoint
SELECT seaberry.log_changes_of('job', 'request_uri', 'headers', 'request_body'), seaberry.log_changes_of('job_trigger');
--> statement-breakpoint
SELECT
  seaberry.version_rises_with('job', 'group_name', 'description', 'http_method', 'request_uri', 'headers', 'request_body', 'timeout_seconds', 'concurrent'),
  seaberry.version_rises_with('job_trigger', 'schedule', 'cron', 'time_zone', 'interval_seconds', 'run_at', 'start_time', 'end_time', 'max_number_of_runs', 'max_number_of_errors', 'num_retries', 'retry_timeout', 'description');
