-- States of version 7 of the rules name a possible port of discharge. Bills of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 7 AND deleted_at IS NULL;
