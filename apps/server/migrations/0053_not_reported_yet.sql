-- Up to version 17 of the rules what was perhaps only not reported was late, a delay for the customer did not tell the part of the first plan
-- apart, a container that was taken off at the port of loading had left it, and the cause of a delay could be on time in its row. Bills of older
-- rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 18 AND deleted_at IS NULL;
