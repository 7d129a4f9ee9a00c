DROP INDEX "ocean_bill_by_state_eta";--> statement-breakpoint
DROP INDEX "ocean_bill_by_eta";--> statement-breakpoint
ALTER TABLE "ocean_bill" ADD COLUMN "expected_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "ocean_bill" ADD COLUMN "urgency" bigint;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_expected_at" ON "ocean_bill" USING btree ("tenant_id","expected_at","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_urgency" ON "ocean_bill" USING btree ("tenant_id","urgency","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_state_expected" ON "ocean_bill" USING btree ("tenant_id","tracking_state","expected_at","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_eta" ON "ocean_bill" USING btree ("tenant_id","eta","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
-- Columns that follow from events are in no difference log.
DROP TRIGGER log_change ON ocean_bill;
--> statement-breakpoint
CREATE TRIGGER log_change AFTER UPDATE ON ocean_bill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'outlook', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'top_signal',
    'slip_ms', 'expected_at', 'urgency', 'exception_types', 'exceptions', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'eta_pld', 'actual_delivery_time', 'vessel', 'voyage',
    'container_numbers', 'shown_pol_code', 'shown_pod_code', 'shown_pld_code', 'rules_version', 'derived_as_of', 'next_overdue_at', 'sampled',
    'next_poll_at', 'poll_cursor', 'attempt', 'tries', 'failures', 'last_polled_at', 'last_success_at');
--> statement-breakpoint
-- Ranks as `urgencyOf` has them: kinds of outlook in the order of their catalogue, urgent signals after those that need attention.
UPDATE ocean_bill SET expected_at = (outlook ->> 'expected')::timestamptz,
  urgency = (CASE WHEN k.rank <= 5 THEN k.rank - 1 WHEN signal IN ('attention', 'attentionAside') THEN 5 ELSE k.rank END) * 10000000000000
    + 5000000000000 - coalesce(slip_ms, 0)
FROM (SELECT kind, rank FROM unnest(ARRAY['failed', 'unknownNumber', 'lostSight', 'silent', 'late', 'waiting', 'early', 'onTrack', 'arrived', 'completed',
  'cancelled']) WITH ORDINALITY AS listed (kind, rank)) k
WHERE k.kind = outlook ->> 'kind';
