CREATE TABLE "user_menu" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "user_menu_user_id_menu_id_pk" PRIMARY KEY("user_id","menu_id")
);
--> statement-breakpoint
ALTER TABLE "user_menu" ADD CONSTRAINT "user_menu_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_menu" ADD CONSTRAINT "user_menu_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT seaberry.protect('user_menu');
--> statement-breakpoint
-- Nobody else's, not even an administrator's of the same company.
CREATE POLICY own_alone ON user_menu AS RESTRICTIVE TO seaberry_app USING (user_id = (SELECT seaberry.me()));
