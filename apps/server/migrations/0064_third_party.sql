CREATE TABLE "wechat_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid,
	"platform_type" smallint NOT NULL,
	"open_id" text NOT NULL,
	"union_id" text,
	"nick_name" text,
	"avatar" text,
	"mobile" text,
	"sex" smallint DEFAULT 0 NOT NULL,
	"language" text,
	"city" text,
	"province" text,
	"country" text,
	"expires_in" integer,
	"scope" text,
	"session_key" text,
	"access_token" text,
	"refresh_token" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "wechat_user" ADD CONSTRAINT "wechat_user_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_user" ADD CONSTRAINT "wechat_user_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wechat_user_open_id" ON "wechat_user" USING btree ("tenant_id","platform_type","open_id");--> statement-breakpoint
CREATE INDEX "wechat_user_of_user" ON "wechat_user" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wechat_user_of_tenant" ON "wechat_user" USING btree ("tenant_id","create_time","id");
--> statement-breakpoint
SELECT seaberry.protect('wechat_user');
--> statement-breakpoint
SELECT seaberry.log_changes_of('wechat_user', 'session_key', 'access_token', 'refresh_token');
--> statement-breakpoint
SELECT seaberry.version_rises_with('wechat_user', 'user_id', 'platform_type', 'open_id', 'union_id', 'nick_name', 'avatar', 'mobile', 'sex',
  'language', 'city', 'province', 'country', 'expires_in', 'scope');
--> statement-breakpoint
-- An account without a user is visible to its creator and to those who see the whole company.
CREATE POLICY in_range ON wechat_user AS RESTRICTIVE FOR SELECT TO seaberry_ranged
  USING (created_by = (SELECT seaberry.me()) OR EXISTS (SELECT FROM app_user u WHERE u.id = user_id));
--> statement-breakpoint
CREATE POLICY update_own ON wechat_user AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON wechat_user AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
