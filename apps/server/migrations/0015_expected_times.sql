-- The nodes of a rail hold the expected time where they held the carrier's estimate, and every bill has its outlook. States of older rules
-- are derived again soon after the start.
ALTER TABLE "ocean_bill" ADD COLUMN "outlook" jsonb;--> statement-breakpoint
UPDATE ocean_bill b SET
  rail = (
    SELECT coalesce(jsonb_agg((node - 'estimated') || jsonb_build_object('expected', coalesce(node -> 'estimated', 'null')) ORDER BY place), '[]')
    FROM jsonb_array_elements(b.rail) WITH ORDINALITY AS nodes (node, place)
  ),
  next_overdue_at = timestamptz '1970-01-01 00:00:00Z'
WHERE b.rail IS NOT NULL AND b.deleted_at IS NULL;
--> statement-breakpoint
-- The outlook comes from the events, as the rail does.
DROP TRIGGER log_change ON ocean_bill;
--> statement-breakpoint
CREATE TRIGGER log_change AFTER UPDATE ON ocean_bill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'outlook', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'slip_ms',
    'exception_types', 'exceptions', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'eta_pld', 'actual_delivery_time', 'vessel', 'voyage',
    'container_numbers', 'shown_pol_code', 'shown_pod_code', 'shown_pld_code', 'rules_version', 'derived_as_of', 'next_overdue_at',
    'next_poll_at');
