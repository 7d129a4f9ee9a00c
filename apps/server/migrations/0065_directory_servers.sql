CREATE TABLE "ldap_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"code" text NOT NULL,
	"dn" text NOT NULL,
	"user_id" uuid,
	"org_id" uuid,
	"gone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ldap_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"preview" boolean NOT NULL,
	"expected" text,
	"state" text NOT NULL,
	"fault" text,
	"fault_params" jsonb,
	"counts" jsonb,
	"rows" jsonb,
	"digest" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"correlation_id" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ldap_server" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"host" text NOT NULL,
	"port" integer DEFAULT 389 NOT NULL,
	"encryption" text NOT NULL,
	"base_dn" text NOT NULL,
	"bind_dn" text NOT NULL,
	"bind_pass" text,
	"ca_certificate" text,
	"auth_filter" text NOT NULL,
	"bind_attr_account" text NOT NULL,
	"bind_attr_employee_id" text NOT NULL,
	"bind_attr_code" text NOT NULL,
	"attr_name" text NOT NULL,
	"attr_email" text NOT NULL,
	"attr_phone" text NOT NULL,
	"person_filter" text NOT NULL,
	"department_filter" text NOT NULL,
	"role_id" uuid,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ldap_link" ADD CONSTRAINT "ldap_link_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_link" ADD CONSTRAINT "ldap_link_server_id_ldap_server_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."ldap_server"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_link" ADD CONSTRAINT "ldap_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_link" ADD CONSTRAINT "ldap_link_org_id_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_run" ADD CONSTRAINT "ldap_run_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_run" ADD CONSTRAINT "ldap_run_server_id_ldap_server_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."ldap_server"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_run" ADD CONSTRAINT "ldap_run_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_server" ADD CONSTRAINT "ldap_server_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_server" ADD CONSTRAINT "ldap_server_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ldap_link_of_user" ON "ldap_link" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ldap_link_of_org" ON "ldap_link" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "ldap_link_of_server" ON "ldap_link" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "ldap_run_of_tenant" ON "ldap_run" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "ldap_run_of_server" ON "ldap_run" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "ldap_run_of_user" ON "ldap_run" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ldap_run_expiry" ON "ldap_run" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ldap_server_of_tenant" ON "ldap_server" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "ldap_server_role" ON "ldap_server" USING btree ("role_id");--> statement-breakpoint
SELECT seaberry.protect('ldap_server'), seaberry.protect('ldap_link'), seaberry.protect('ldap_run');
--> statement-breakpoint
SELECT seaberry.log_changes_of('ldap_server', 'bind_pass', 'ca_certificate');
--> statement-breakpoint
SELECT seaberry.version_rises_with('ldap_server', 'host', 'port', 'encryption', 'base_dn', 'bind_dn', 'bind_pass', 'ca_certificate', 'auth_filter',
  'bind_attr_account', 'bind_attr_employee_id', 'bind_attr_code', 'attr_name', 'attr_email', 'attr_phone', 'person_filter', 'department_filter',
  'role_id', 'enabled');
--> statement-breakpoint
CREATE POLICY update_own ON ldap_server AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON ldap_server AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY in_range ON ldap_run AS RESTRICTIVE TO seaberry_ranged USING (user_id = (SELECT seaberry.me()));
--> statement-breakpoint
-- Only a synchronization of the whole company writes links.
CREATE POLICY in_range ON ldap_link AS RESTRICTIVE TO seaberry_ranged USING (false);
