-- Up to version 24 of the rules a late vessel took a place of delivery in a third country from the journey; up to version 3 of those for air pieces that were booked again moved the booking. Shipments of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 25 AND deleted_at IS NULL;--> statement-breakpoint
UPDATE air_waybill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 4 AND deleted_at IS NULL;
