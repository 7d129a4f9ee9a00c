CREATE TABLE "share_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"org_id" uuid DEFAULT seaberry.my_org(),
	"name" text NOT NULL,
	"customer" text,
	"shows" text[] NOT NULL,
	"note" text,
	"expires_at" timestamp(3) with time zone,
	"token_hash" text DEFAULT '' NOT NULL,
	"token" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"views" integer DEFAULT 0 NOT NULL,
	"viewed_at" timestamp(3) with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_link_order" (
	"link_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "share_link_order_link_id_order_id_pk" PRIMARY KEY("link_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link_order" ADD CONSTRAINT "share_link_order_link_id_share_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link_order" ADD CONSTRAINT "share_link_order_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_link_of_tenant" ON "share_link" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_link_token" ON "share_link" USING btree ("token_hash") WHERE "share_link"."token_hash" <> '';--> statement-breakpoint
CREATE INDEX "share_link_of_order" ON "share_link_order" USING btree ("order_id");--> statement-breakpoint
SELECT seaberry.protect('share_link'), seaberry.protect('share_link_order');
--> statement-breakpoint
SELECT seaberry.log_changes_of('share_link', 'token_hash', 'token', 'password_hash', 'views', 'viewed_at');
--> statement-breakpoint
SELECT seaberry.version_rises_with('share_link', 'name', 'customer', 'shows', 'note', 'expires_at', 'password_hash', 'enabled');
--> statement-breakpoint
CREATE POLICY in_range ON share_link AS RESTRICTIVE FOR SELECT TO seaberry_ranged
  USING (created_by = (SELECT seaberry.me()) OR org_id = ANY ((SELECT seaberry.my_range())::uuid[]));
--> statement-breakpoint
CREATE POLICY update_own ON share_link AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON share_link AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY in_range ON share_link_order AS RESTRICTIVE TO seaberry_ranged
  USING (EXISTS (SELECT FROM share_link l WHERE l.id = link_id));
