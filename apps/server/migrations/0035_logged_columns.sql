-- Of a bill only what people change of it: columns that came later than the trigger follow from events and polls too.
DROP TRIGGER log_change ON ocean_bill;
--> statement-breakpoint
CREATE TRIGGER log_change AFTER UPDATE ON ocean_bill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'outlook', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'top_signal',
    'slip_ms', 'exception_types', 'exceptions', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'eta_pld', 'actual_delivery_time', 'vessel', 'voyage',
    'container_numbers', 'shown_pol_code', 'shown_pod_code', 'shown_pld_code', 'rules_version', 'derived_as_of', 'next_overdue_at', 'sampled',
    'next_poll_at', 'poll_cursor', 'attempt', 'tries', 'failures', 'last_polled_at', 'last_success_at');
