CREATE TABLE "plugin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"plugin_version" text NOT NULL,
	"description" text,
	"author" text,
	"manifest" text NOT NULL,
	"hooks" jsonb NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp(3) with time zone,
	"order_no" integer DEFAULT 100 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"remark" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plugin_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"plugin_id" uuid NOT NULL,
	"event" text NOT NULL,
	"url" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"response_status" integer,
	"elapsed" integer,
	"error" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"last_time" timestamp(3) with time zone,
	"next_time" timestamp(3) with time zone,
	"taken_until" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "plugin" ADD CONSTRAINT "plugin_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plugin_delivery" ADD CONSTRAINT "plugin_delivery_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plugin_delivery" ADD CONSTRAINT "plugin_delivery_plugin_id_plugin_id_fk" FOREIGN KEY ("plugin_id") REFERENCES "public"."plugin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plugin_code" ON "plugin" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "plugin_delivery_of_plugin" ON "plugin_delivery" USING btree ("plugin_id","create_time");--> statement-breakpoint
CREATE INDEX "plugin_delivery_of_tenant" ON "plugin_delivery" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE INDEX "plugin_delivery_waiting" ON "plugin_delivery" USING btree ("next_time") WHERE "plugin_delivery"."state" = 'waiting';--> statement-breakpoint
SELECT seaberry.protect('plugin'), seaberry.protect('plugin_delivery');
--> statement-breakpoint
SELECT seaberry.log_changes_of('plugin', 'secret', 'previous_secret', 'hooks');
--> statement-breakpoint
SELECT seaberry.version_rises_with('plugin', 'manifest', 'order_no', 'enabled', 'remark');
--> statement-breakpoint
CREATE POLICY update_own ON plugin AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON plugin AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
