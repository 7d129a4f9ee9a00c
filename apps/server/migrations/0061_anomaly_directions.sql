-- Kind and direction of each anomaly of a bill: the list showed the direction of the whole bill.
ALTER TABLE "ocean_bill" ADD COLUMN "anomalies" jsonb;
--> statement-breakpoint
UPDATE ocean_bill SET anomalies = (
  SELECT jsonb_agg(DISTINCT jsonb_build_object('kind', found -> 'kind', 'direction', found -> 'direction'))
  FROM jsonb_array_elements(state -> 'anomalies') found)
WHERE exceptions <> 0;
--> statement-breakpoint
-- They come from the events, as the kinds do.
DROP TRIGGER log_change ON ocean_bill;
--> statement-breakpoint
CREATE TRIGGER log_change AFTER UPDATE ON ocean_bill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'outlook', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'top_signal',
    'slip_ms', 'expected_at', 'urgency', 'exception_types', 'exceptions', 'anomalies', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'eta_pld',
    'actual_delivery_time', 'vessel', 'voyage', 'container_numbers', 'shown_pol_code', 'shown_pod_code', 'shown_pld_code', 'rules_version',
    'derived_as_of', 'next_overdue_at', 'sampled', 'next_poll_at', 'poll_cursor', 'attempt', 'tries', 'failures', 'last_polled_at',
    'carrier_answered_at');
