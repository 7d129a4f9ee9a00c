CREATE TABLE "carrier_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"bill_id" uuid,
	"user_id" uuid,
	"kind" text NOT NULL,
	"reference_no" text NOT NULL,
	"reference_type" text NOT NULL,
	"carrier_code" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"http_status" smallint,
	"added" integer,
	"pages" smallint NOT NULL,
	"address" text,
	"duration_ms" integer,
	"correlation_id" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"finish_time" timestamp(3) with time zone,
	"written_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "carrier_request_kind" CHECK ("carrier_request"."kind" in ('poll', 'recognise')),
	CONSTRAINT "carrier_request_status" CHECK ("carrier_request"."status" in ('pending', 'executing', 'success', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "carrier_request_of_tenant" ON "carrier_request" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "carrier_request_of_all" ON "carrier_request" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "carrier_request_written" ON "carrier_request" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "carrier_request_failed" ON "carrier_request" USING btree ("tenant_id","create_time","id") WHERE "carrier_request"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "carrier_request_open" ON "carrier_request" USING btree ("written_at") WHERE "carrier_request"."status" in ('pending', 'executing');--> statement-breakpoint
CREATE INDEX "outgoing_message_of_tenant" ON "outgoing_message" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "outgoing_message_of_all" ON "outgoing_message" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "berry_ledger_of_all" ON "berry_ledger" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "carrier_payload_of_tenant" ON "carrier_payload" USING btree ("tenant_id","received_at","id");--> statement-breakpoint
CREATE INDEX "carrier_payload_of_all" ON "carrier_payload" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "recognition_record_of_tenant" ON "recognition_record" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "recognition_record_of_all" ON "recognition_record" USING btree ("create_time","id");--> statement-breakpoint
SELECT seaberry.protect('carrier_request');
--> statement-breakpoint
-- Jobs write it, in transactions of the system.
REVOKE INSERT, UPDATE, DELETE ON carrier_request FROM seaberry_app;
--> statement-breakpoint
CREATE POLICY in_range ON carrier_request AS RESTRICTIVE TO seaberry_ranged
  USING (user_id = (SELECT seaberry.me()) OR EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));
--> statement-breakpoint
-- A company reads the messages that were sent for it. Those with a code or a link for signing in belong to no company.
CREATE POLICY own_tenant ON outgoing_message FOR SELECT TO seaberry_app USING (tenant_id = current_setting('seaberry.tenant', true)::uuid);
--> statement-breakpoint
CREATE POLICY in_range ON outgoing_message AS RESTRICTIVE FOR SELECT TO seaberry_ranged
  USING (EXISTS (SELECT FROM notification n WHERE n.id = notification_id));
--> statement-breakpoint
GRANT SELECT ON outgoing_message TO seaberry_app;
