CREATE TABLE "parameter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"value" text,
	"group_code" text,
	"sys_flag" integer DEFAULT 2 NOT NULL,
	"order_no" integer DEFAULT 100 NOT NULL,
	"remark" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"vice_title" text,
	"slogan_en" text,
	"slogan_zh_cn" text,
	"slogan_zh_tw" text,
	"watermark" text,
	"copyright" text,
	"icp" text,
	"icp_url" text,
	"logo_id" uuid,
	"logo" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_logo_small" CHECK (length("site"."logo") <= 1500000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "parameter_code" ON "parameter" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "parameter_name" ON "parameter" USING btree ("name") WHERE "parameter"."sys_flag" <> 1;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON parameter, site TO seaberry_system;
--> statement-breakpoint
GRANT SELECT ON parameter, site TO seaberry_app;
--> statement-breakpoint
SELECT seaberry.log_changes_of('parameter'), seaberry.log_changes_of('site', 'logo');
--> statement-breakpoint
SELECT
  seaberry.version_rises_with('parameter', 'name', 'code', 'value', 'group_code', 'order_no', 'remark'),
  seaberry.version_rises_with('site', 'title', 'vice_title', 'slogan_en', 'slogan_zh_cn', 'slogan_zh_tw', 'watermark', 'copyright', 'icp', 'icp_url', 'logo_id');
