-- Up to version 18 of the rules a discharge kept its old plan behind an arrival that was earlier than planned. Bills of older rules are derived
-- again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 19 AND deleted_at IS NULL;
