-- Some places had the zone of another country, and vessels were called feeders by their length of voyage, up to version 9 of the rules.
-- Bills of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 10 AND deleted_at IS NULL;
