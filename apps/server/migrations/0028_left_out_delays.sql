-- No more than a known delay is added to the date of a carrier from version 6 of the rules on. Bills of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 6 AND deleted_at IS NULL;
