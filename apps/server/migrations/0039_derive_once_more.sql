-- Up to version 11 of the rules, actuals from years before a bill were used, and news that came late did not end a silence. Bills of older
-- rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 12 AND deleted_at IS NULL;
