CREATE TABLE "open_access" (
	"id" uuid PRIMARY KEY NOT NULL,
	"access_key" text NOT NULL,
	"secret" text DEFAULT '' NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp(3) with time zone,
	"bind_user_id" uuid NOT NULL,
	"bind_tenant_id" uuid NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"used_time" timestamp(3) with time zone,
	"used_ip" text,
	"remark" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_nonce" (
	"key_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "used_nonce_key_id_nonce_pk" PRIMARY KEY("key_id","nonce")
);
--> statement-breakpoint
ALTER TABLE "open_access" ADD CONSTRAINT "open_access_bind_user_id_app_user_id_fk" FOREIGN KEY ("bind_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_access" ADD CONSTRAINT "open_access_bind_tenant_id_tenant_id_fk" FOREIGN KEY ("bind_tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_nonce" ADD CONSTRAINT "used_nonce_key_id_open_access_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."open_access"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_access_key" ON "open_access" USING btree ("access_key");--> statement-breakpoint
CREATE INDEX "open_access_of_user" ON "open_access" USING btree ("bind_user_id");--> statement-breakpoint
CREATE INDEX "open_access_of_tenant" ON "open_access" USING btree ("bind_tenant_id");--> statement-breakpoint
CREATE INDEX "used_nonce_expiry" ON "used_nonce" USING btree ("expires_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON open_access, used_nonce TO seaberry_system;
--> statement-breakpoint
-- The difference log of a company reads the table for names, and gets none.
ALTER TABLE open_access ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_installation ON open_access TO seaberry_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT (id, access_key) ON open_access TO seaberry_app;
--> statement-breakpoint
SELECT seaberry.log_changes_of('open_access', 'secret', 'previous_secret', 'used_time', 'used_ip');
--> statement-breakpoint
SELECT seaberry.version_rises_with('open_access', 'access_key', 'secret', 'bind_user_id', 'bind_tenant_id', 'enabled', 'remark');
