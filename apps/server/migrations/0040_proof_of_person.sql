CREATE TABLE "contact_undo" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"phone" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "proved_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "account" text;--> statement-breakpoint
CREATE INDEX "contact_undo_of_user" ON "contact_undo" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_undo_expiry" ON "contact_undo" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_failure_of_account" ON "login_failure" USING btree ("account");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON contact_undo TO seaberry_system;
--> statement-breakpoint
-- Locks are counted for each network; those of a whole account end.
DELETE FROM login_failure;
--> statement-breakpoint
DROP TRIGGER log_change ON app_user;
--> statement-breakpoint
SELECT seaberry.log_changes_of('app_user', 'password_hash', 'last_login_time', 'last_login_ip', 'must_change_password');
