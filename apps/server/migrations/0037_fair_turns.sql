CREATE TABLE "carrier_status" (
	"code" text PRIMARY KEY NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"silent_since" timestamp(3) with time zone
);
--> statement-breakpoint
-- Carriers are of no tenant.
GRANT SELECT ON carrier_status TO seaberry_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON carrier_status TO seaberry_system;--> statement-breakpoint
DROP INDEX "ocean_bill_due";--> statement-breakpoint
CREATE INDEX "ocean_bill_due_first" ON "ocean_bill" USING btree ("tenant_id","next_poll_at","carrier_code") WHERE "ocean_bill"."deleted_at" is null and "ocean_bill"."next_poll_at" is not null and "ocean_bill"."subscription_status" = 'SUB_ING' and "ocean_bill"."tries" = 0 and "ocean_bill"."failures" = 0;--> statement-breakpoint
CREATE INDEX "ocean_bill_due" ON "ocean_bill" USING btree ("tenant_id","next_poll_at","carrier_code") WHERE "ocean_bill"."deleted_at" is null and "ocean_bill"."next_poll_at" is not null;