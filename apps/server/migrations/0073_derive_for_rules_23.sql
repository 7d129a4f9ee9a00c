-- Up to version 22 of the rules a gate-out on the way inland was the delivery, and time in which a carrier was not asked was its silence. Bills of older rules, and air waybills of rules before 2, are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 23 AND deleted_at IS NULL;--> statement-breakpoint
UPDATE air_waybill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 2 AND deleted_at IS NULL;--> statement-breakpoint
-- Those that ended for want of news after the last response of their carrier are polled again.
UPDATE ocean_bill SET next_poll_at = now()
WHERE state ->> 'ended' IN ('noUpdate', 'sinceArrival') AND (state ->> 'endedAt')::timestamptz > carrier_answered_at AND subscription_status = 'SUB_OK' AND deleted_at IS NULL;--> statement-breakpoint
UPDATE air_waybill SET next_poll_at = now()
WHERE state ->> 'ended' = 'noUpdate' AND (state ->> 'endedAt')::timestamptz > carrier_answered_at AND subscription_status = 'SUB_OK' AND deleted_at IS NULL;
