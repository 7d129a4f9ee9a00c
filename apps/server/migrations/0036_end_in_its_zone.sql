-- The end of tracking was said in UTC beside the times of its last place, up to version 10 of the rules. Bills of older rules are derived
-- again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 11 AND deleted_at IS NULL;
