-- Who wrote and published a notice, as in the table of every entity.
ALTER TABLE "notice" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "update_time" timestamp(3) with time zone;
