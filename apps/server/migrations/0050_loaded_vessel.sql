-- Up to version 16 of the rules the vessel of a plan could decide the arrival of a container loaded on another one, and an entered hub was a
-- port of loading or discharge. Bills of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 17 AND deleted_at IS NULL;
