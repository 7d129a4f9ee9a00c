ALTER TABLE "app_user" DROP COLUMN "org_name";--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "pos_name";