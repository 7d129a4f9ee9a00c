CREATE TABLE "export_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"format" text NOT NULL,
	"request" jsonb NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"cursor" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_part" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "export_part_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
ALTER TABLE "export_file" ADD CONSTRAINT "export_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_file" ADD CONSTRAINT "export_file_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_part" ADD CONSTRAINT "export_part_file_id_export_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."export_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_file_of_user" ON "export_file" USING btree ("tenant_id","user_id","create_time");--> statement-breakpoint
CREATE INDEX "export_file_expiry" ON "export_file" USING btree ("expires_at");--> statement-breakpoint
SELECT seaberry.protect('export_file'), seaberry.protect('export_part');
--> statement-breakpoint
-- A file belongs to the user who asked for it, also for administrators of the same company.
CREATE POLICY own_alone ON export_file AS RESTRICTIVE TO seaberry_app USING (user_id = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY own_alone ON export_part AS RESTRICTIVE TO seaberry_app USING (user_id = (SELECT seaberry.me()));
