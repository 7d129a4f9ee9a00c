ALTER TABLE "app_user" ADD COLUMN "pos_level" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "pos_title" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "manager_user_id" uuid;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "office" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "office_zone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "domain_account" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "expertise" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "introduction" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "last_login_device" text;--> statement-breakpoint
ALTER TABLE "org" ADD COLUMN "director_id" uuid;--> statement-breakpoint
ALTER TABLE "org" ADD CONSTRAINT "org_director_id_app_user_id_fk" FOREIGN KEY ("director_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_of_manager" ON "app_user" USING btree ("manager_user_id");--> statement-breakpoint
CREATE INDEX "org_director" ON "org" USING btree ("director_id");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_manager_user_id_fk" FOREIGN KEY ("manager_user_id") REFERENCES "app_user" ("id") ON DELETE SET NULL;
--> statement-breakpoint
SELECT
  seaberry.version_rises_with('app_user', 'account', 'real_name', 'nick_name', 'phone', 'email', 'sex', 'birthday', 'org_id', 'pos_id',
    'job_number', 'join_date', 'order_no', 'remark', 'card_type', 'id_card_number', 'nation', 'address', 'college', 'culture_level',
    'political_outlook', 'office_phone', 'emergency_contact', 'emergency_phone', 'emergency_address', 'signature', 'pos_level', 'pos_title',
    'manager_user_id', 'office', 'office_zone', 'domain_account', 'expertise', 'introduction'),
  seaberry.version_rises_with('org', 'parent_id', 'name', 'code', 'type', 'level', 'order_no', 'enabled', 'remark', 'director_id');
--> statement-breakpoint
DROP TRIGGER log_change ON app_user;
--> statement-breakpoint
SELECT seaberry.log_changes_of('app_user', 'password_hash', 'last_login_time', 'last_login_ip', 'last_login_device', 'must_change_password', 'muted');
