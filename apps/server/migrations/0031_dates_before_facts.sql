-- A date of a carrier that is before something that has happened gives way to the plan from version 8 of the rules on. Bills of older rules are
-- derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 8 AND deleted_at IS NULL;
