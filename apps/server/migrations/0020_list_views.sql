CREATE TABLE "list_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_view_default" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "list_view_default_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_view_default" ADD CONSTRAINT "list_view_default_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_view_default" ADD CONSTRAINT "list_view_default_view_id_list_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_view_of_list" ON "list_view" USING btree ("tenant_id","list");--> statement-breakpoint
CREATE INDEX "list_view_of_user" ON "list_view" USING btree ("user_id");--> statement-breakpoint
SELECT seaberry.protect('list_view'), seaberry.protect('list_view_default');
--> statement-breakpoint
-- Colleagues see a shared view; only its user changes or deletes it.
CREATE POLICY own_or_shared ON list_view AS RESTRICTIVE FOR SELECT TO seaberry_app USING (user_id = (SELECT seaberry.me()) OR shared);
--> statement-breakpoint
CREATE POLICY own_inserted ON list_view AS RESTRICTIVE FOR INSERT TO seaberry_app WITH CHECK (user_id = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY own_changed ON list_view AS RESTRICTIVE FOR UPDATE TO seaberry_app USING (user_id = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY own_deleted ON list_view AS RESTRICTIVE FOR DELETE TO seaberry_app USING (user_id = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY own_alone ON list_view_default AS RESTRICTIVE TO seaberry_app USING (user_id = (SELECT seaberry.me()));
