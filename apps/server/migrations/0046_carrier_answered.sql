ALTER TABLE "ocean_bill" RENAME COLUMN "last_success_at" TO "carrier_answered_at";--> statement-breakpoint
CREATE INDEX "ocean_bill_by_carrier_answered_at" ON "ocean_bill" USING btree ("tenant_id","carrier_answered_at","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
DROP TRIGGER log_change ON ocean_bill;
--> statement-breakpoint
CREATE TRIGGER log_change AFTER UPDATE ON ocean_bill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'outlook', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'top_signal',
    'slip_ms', 'expected_at', 'urgency', 'exception_types', 'exceptions', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'eta_pld', 'actual_delivery_time', 'vessel', 'voyage',
    'container_numbers', 'shown_pol_code', 'shown_pod_code', 'shown_pld_code', 'rules_version', 'derived_as_of', 'next_overdue_at', 'sampled',
    'next_poll_at', 'poll_cursor', 'attempt', 'tries', 'failures', 'last_polled_at', 'carrier_answered_at');
