CREATE TABLE "air_waybill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_by" uuid,
	"org_id" uuid,
	"reference_no" text NOT NULL,
	"order_no" text,
	"carrier_code" text NOT NULL,
	"customer" text,
	"customer_service" text NOT NULL,
	"owner_id" uuid,
	"notification_email" text,
	"remark" text,
	"subscription_status" text DEFAULT 'SUB_ING' NOT NULL,
	"failure_reason" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"tracking_state" text DEFAULT 'unshipped' NOT NULL,
	"state_order" smallint DEFAULT 0 NOT NULL,
	"stage_order" smallint,
	"signal" text,
	"slip_ms" bigint,
	"expected_at" timestamp(3) with time zone,
	"urgency" bigint,
	"etd" timestamp(3) with time zone,
	"atd" timestamp(3) with time zone,
	"eta" timestamp(3) with time zone,
	"ata" timestamp(3) with time zone,
	"first_eta" timestamp(3) with time zone,
	"rules_version" integer,
	"derived_as_of" timestamp(3) with time zone,
	"next_overdue_at" timestamp(3) with time zone,
	"next_poll_at" timestamp(3) with time zone,
	"poll_cursor" timestamp(3) with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"last_polled_at" timestamp(3) with time zone,
	"carrier_answered_at" timestamp(3) with time zone,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"local_keyword" text NOT NULL,
	"origin_code" text NOT NULL,
	"destination_code" text NOT NULL,
	"stage" text,
	"status_time" timestamp(3) with time zone,
	"status_place" text,
	"flight_no" text,
	"total_pieces" integer,
	"total_weight" double precision,
	"total_volume" double precision,
	"commodity_name" text,
	"data_source" text,
	"rail" jsonb,
	"outlook" jsonb,
	"state" jsonb,
	"search_text" text NOT NULL,
	CONSTRAINT "air_waybill_subscription_status" CHECK ("air_waybill"."subscription_status" in ('SUB_ING', 'SUB_OK', 'SUB_ERR')),
	CONSTRAINT "air_waybill_tracking_state" CHECK ("air_waybill"."tracking_state" in ('unshipped', 'tracking', 'ended', 'failed')),
	CONSTRAINT "air_waybill_stage" CHECK ("air_waybill"."stage" in ('booking', 'cargoReceived', 'manifested', 'departure', 'transit', 'arrival', 'documentReceived', 'receivedFromFlight', 'customsClearance', 'documentDelivered', 'delivered', 'finished')),
	CONSTRAINT "air_waybill_signal" CHECK ("air_waybill"."signal" in ('attention', 'late', 'early', 'attentionAside', 'lateAside', 'earlyAside', 'aside'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "air_waybill_one_subscription" ON "air_waybill" USING btree ("tenant_id","reference_no") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_airline" ON "air_waybill" USING btree ("tenant_id","carrier_code","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_origin" ON "air_waybill" USING btree ("tenant_id","origin_code","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_destination" ON "air_waybill" USING btree ("tenant_id","destination_code","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_customer" ON "air_waybill" USING btree ("tenant_id","customer","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_owner" ON "air_waybill" USING btree ("tenant_id","owner_id","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_stage_order" ON "air_waybill" USING btree ("tenant_id","stage_order","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_signal" ON "air_waybill" USING btree ("tenant_id","signal","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_expected_at" ON "air_waybill" USING btree ("tenant_id","expected_at","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_carrier_answered_at" ON "air_waybill" USING btree ("tenant_id","carrier_answered_at","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_urgency" ON "air_waybill" USING btree ("tenant_id","urgency","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_create_time" ON "air_waybill" USING btree ("tenant_id","create_time","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_by_state" ON "air_waybill" USING btree ("tenant_id","tracking_state","create_time","id") WHERE "air_waybill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "air_waybill_due" ON "air_waybill" USING btree ("tenant_id","next_poll_at","carrier_code") WHERE "air_waybill"."deleted_at" is null and "air_waybill"."next_poll_at" is not null;--> statement-breakpoint
CREATE INDEX "air_waybill_due_first" ON "air_waybill" USING btree ("tenant_id","next_poll_at","carrier_code") WHERE "air_waybill"."deleted_at" is null and "air_waybill"."next_poll_at" is not null and "air_waybill"."subscription_status" = 'SUB_ING' and "air_waybill"."tries" = 0 and "air_waybill"."failures" = 0;--> statement-breakpoint
CREATE INDEX "air_waybill_overdue" ON "air_waybill" USING btree ("next_overdue_at") WHERE "air_waybill"."deleted_at" is null and "air_waybill"."next_overdue_at" is not null;--> statement-breakpoint
SELECT seaberry.protect('air_waybill');
--> statement-breakpoint
ALTER TABLE air_waybill ALTER COLUMN org_id SET DEFAULT seaberry.my_org();
--> statement-breakpoint
CREATE POLICY in_range ON air_waybill AS RESTRICTIVE TO seaberry_ranged
  USING (created_by = (SELECT seaberry.me()) OR org_id = ANY ((SELECT seaberry.my_range())::uuid[]));
--> statement-breakpoint
CREATE TRIGGER order_has_org BEFORE INSERT ON air_waybill FOR EACH ROW WHEN (NEW.org_id IS NOT NULL) EXECUTE FUNCTION seaberry.order_has_org();
--> statement-breakpoint
SELECT seaberry.version_rises_with('air_waybill', 'carrier_code', 'local_keyword', 'order_no', 'origin_code', 'destination_code', 'customer',
  'customer_service', 'notification_email', 'remark');
--> statement-breakpoint
-- Only what people change of it; what comes from its events is in the events.
CREATE TRIGGER log_change AFTER UPDATE ON air_waybill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'outlook', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'slip_ms',
    'expected_at', 'urgency', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'status_time', 'status_place', 'flight_no', 'total_pieces',
    'total_weight', 'total_volume', 'commodity_name', 'data_source', 'search_text', 'rules_version', 'derived_as_of', 'next_overdue_at',
    'next_poll_at', 'poll_cursor', 'attempt', 'tries', 'failures', 'last_polled_at', 'carrier_answered_at');
--> statement-breakpoint

-- Rows of an order are shown with it, whatever its kind.
CREATE FUNCTION seaberry.ranged_by_order(target regclass, key text, more text DEFAULT 'false') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER POLICY in_range ON %1$s USING (%3$s OR EXISTS (SELECT FROM ocean_bill b WHERE b.id = %2$I)
    OR EXISTS (SELECT FROM air_waybill w WHERE w.id = %2$I))', target, key, more);
END $$;
--> statement-breakpoint
SELECT seaberry.ranged_by_order('notification', 'bill_id'), seaberry.ranged_by_order('recognition_record', 'bill_id'),
  seaberry.ranged_by_order('carrier_payload', 'bill_id'), seaberry.ranged_by_order('carrier_event', 'bill_id'),
  seaberry.ranged_by_order('event_problem', 'bill_id'), seaberry.ranged_by_order('berry_ledger', 'order_id', 'kind = ''grant'''),
  seaberry.ranged_by_order('carrier_request', 'bill_id', 'user_id = (SELECT seaberry.me())');
--> statement-breakpoint

-- Waybills of the company with these numbers, in any data range: a duplicate is not charged again.
CREATE FUNCTION seaberry.tracked_waybills(numbers jsonb) RETURNS TABLE (id uuid, reference_no text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT w.id, w.reference_no FROM air_waybill w
  WHERE w.tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid AND w.deleted_at IS NULL
    AND w.reference_no IN (SELECT value FROM jsonb_array_elements_text(numbers))
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.tracked_waybills(jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.tracked_waybills(jsonb) TO seaberry_app;
--> statement-breakpoint

-- Orders of every kind lose an owner who leaves, and move up from an organization that is removed.
CREATE OR REPLACE FUNCTION seaberry.release_bills() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE ocean_bill SET owner_id = NULL WHERE tenant_id = OLD.tenant_id AND owner_id = OLD.id AND deleted_at IS NULL;
  UPDATE air_waybill SET owner_id = NULL WHERE tenant_id = OLD.tenant_id AND owner_id = OLD.id AND deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION seaberry.orders_move_up() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  WITH RECURSIVE way (id, above) AS (
    SELECT id, parent_id FROM gone
    UNION ALL
    SELECT way.id, gone.parent_id FROM way JOIN gone ON gone.id = way.above
  ), waybills AS (
    UPDATE air_waybill w SET org_id = way.above FROM way WHERE w.org_id = way.id AND way.above IN (SELECT id FROM org)
  )
  UPDATE ocean_bill b SET org_id = way.above FROM way WHERE b.org_id = way.id AND way.above IN (SELECT id FROM org);
  RETURN NULL;
END $$;
