-- Up to version 21 of the rules time in which no carrier answered made shipments late. Bills of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 22 AND deleted_at IS NULL;
