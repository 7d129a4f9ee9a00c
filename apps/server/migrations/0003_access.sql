CREATE TABLE "diff_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid,
	"user_id" uuid,
	"account" text,
	"call" text NOT NULL,
	"correlation_id" text,
	"kind" text NOT NULL,
	"table_name" text NOT NULL,
	"row_id" text,
	"before" jsonb,
	"after" jsonb,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_position" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"order_no" integer DEFAULT 100 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"remark" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "org" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"type" text,
	"level" integer,
	"order_no" integer DEFAULT 100 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"remark" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_org" (
	"tenant_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	CONSTRAINT "role_org_role_id_org_id_pk" PRIMARY KEY("role_id","org_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_menu" (
	"tenant_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"half" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tenant_menu_tenant_id_menu_id_pk" PRIMARY KEY("tenant_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "user_org" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"pos_id" uuid,
	"job_number" text,
	"pos_level" text,
	"join_date" date,
	CONSTRAINT "user_org_user_id_org_id_pk" PRIMARY KEY("user_id","org_id")
);
--> statement-breakpoint
DROP INDEX "audit_log_of_tenant";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "org_id" uuid;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "pos_id" uuid;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "job_number" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "join_date" date;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "order_no" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "card_type" smallint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "id_card_number" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "nation" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "college" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "culture_level" smallint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "political_outlook" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "office_phone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "emergency_contact" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "emergency_address" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "last_login_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "last_login_ip" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "kind" text DEFAULT 'operation' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "real_name" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "exception" text;--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "seen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "out_link" text;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "iframe" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "platform" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "create_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "update_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "data_scope" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "order_no" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "create_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "update_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "role_menu" ADD COLUMN "half" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "admin_user_id" uuid;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "order_no" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "menus_limited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "update_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "ocean_bill" ADD COLUMN "org_id" uuid;--> statement-breakpoint
ALTER TABLE "job_position" ADD CONSTRAINT "job_position_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org" ADD CONSTRAINT "org_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_org" ADD CONSTRAINT "role_org_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_org" ADD CONSTRAINT "role_org_org_id_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_menu" ADD CONSTRAINT "tenant_menu_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_menu" ADD CONSTRAINT "tenant_menu_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_org" ADD CONSTRAINT "user_org_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_org" ADD CONSTRAINT "user_org_org_id_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_org" ADD CONSTRAINT "user_org_pos_id_job_position_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."job_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diff_log_of_tenant" ON "diff_log" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_position_code" ON "job_position" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "org_code" ON "org" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "org_parent" ON "org" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "role_org_of_org" ON "role_org" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "user_org_of_org" ON "user_org" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "app_user_of_org" ON "app_user" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "audit_log_of_all" ON "audit_log" USING btree ("kind","create_time","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_tenant" ON "audit_log" USING btree ("tenant_id","kind","create_time","id");