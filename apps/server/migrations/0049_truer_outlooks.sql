-- Up to version 15 of the rules some outlooks were false: silence at a hub, several containers, arrivals that no source reported. Bills of older
-- rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 16 AND deleted_at IS NULL;
