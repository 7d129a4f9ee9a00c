-- Up to version 23 of the rules a vessel carried the containers that it left behind, and an arrival met a deadline of delivery; up to version 2 of those for air a silence was dated in the zone of the destination. Shipments of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 24 AND deleted_at IS NULL;--> statement-breakpoint
UPDATE air_waybill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 3 AND deleted_at IS NULL;
