-- Up to version 20 of the rules an ETA a few hours after the departure made a long voyage weeks early. Bills of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 21 AND deleted_at IS NULL;
