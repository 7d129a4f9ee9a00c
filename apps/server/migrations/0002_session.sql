CREATE TABLE "dict_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type_code" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	"tag_type" text,
	"remark" text,
	"position" integer DEFAULT 100 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dict_type" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 100 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"title" text NOT NULL,
	"type" smallint NOT NULL,
	"content" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"public_user_id" uuid,
	"public_user_name" text,
	"public_time" timestamp(3) with time zone,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_time" timestamp(3) with time zone,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scan_login" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"user_id" uuid,
	"ip" text,
	"user_agent" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_page" (
	"key" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "static_page_key_language_pk" PRIMARY KEY("key","language")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stored_file_small" CHECK ("stored_file"."size" <= 1048576)
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "abbreviation" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "key_hint" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "key_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "dict_data" ADD CONSTRAINT "dict_data_type_code_dict_type_code_fk" FOREIGN KEY ("type_code") REFERENCES "public"."dict_type"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_user" ADD CONSTRAINT "notice_user_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dict_data_code" ON "dict_data" USING btree ("type_code","code");--> statement-breakpoint
CREATE INDEX "notice_of_tenant" ON "notice" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_user_once" ON "notice_user" USING btree ("notice_id","user_id");--> statement-breakpoint
CREATE INDEX "notice_user_inbox" ON "notice_user" USING btree ("tenant_id","user_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_message_once" ON "outgoing_message" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "outgoing_message_waiting" ON "outgoing_message" USING btree ("create_time") WHERE "outgoing_message"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "scan_login_expiry" ON "scan_login" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stored_file_of_owner" ON "stored_file" USING btree ("tenant_id","owner_id","kind");--> statement-breakpoint
CREATE INDEX "ticket_expiry" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_code_of_target" ON "verification_code" USING btree ("purpose","target");--> statement-breakpoint
CREATE INDEX "verification_code_expiry" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
SELECT seaberry.protect('stored_file'), seaberry.protect('notice'), seaberry.protect('notice_user');
--> statement-breakpoint
-- What a company may change of itself. Tier and state are an administrator's matter.
GRANT UPDATE (name, abbreviation, number, key_hash, key_hint, key_time, logo_file_id) ON tenant TO seaberry_app;
--> statement-breakpoint
GRANT SELECT ON static_page, dict_type, dict_data TO seaberry_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON verification_code, scan_login, ticket, outgoing_message, static_page, dict_type, dict_data TO seaberry_system;
