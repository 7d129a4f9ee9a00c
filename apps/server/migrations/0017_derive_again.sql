-- Rules of version 3 do not add a delay twice to times that the carrier has moved already. States of older rules are derived again soon
-- after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 3 AND deleted_at IS NULL;
