ALTER TABLE "notice" ADD COLUMN "bill_id" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "alert" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_of_batch" ON "notice" USING btree ("bill_id","batch_id");--> statement-breakpoint
CREATE INDEX "notice_alert_age" ON "notice" USING btree ("create_time") WHERE "notice"."bill_id" is not null;