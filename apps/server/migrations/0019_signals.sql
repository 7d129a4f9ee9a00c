ALTER TABLE "ocean_bill" ADD COLUMN "top_signal" jsonb;--> statement-breakpoint
-- Rules of version 4 add signals to the state. States of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 4 AND deleted_at IS NULL;
