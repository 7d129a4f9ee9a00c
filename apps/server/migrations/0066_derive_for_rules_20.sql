-- Up to version 19 of the rules a cancelled booking was still expected as planned. Bills of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 20 AND deleted_at IS NULL;
