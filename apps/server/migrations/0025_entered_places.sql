ALTER TABLE "ocean_bill" ADD COLUMN "kept_values" jsonb;--> statement-breakpoint
-- Places of the carrier take precedence from rules of version 5 on. Bills of older rules are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z' WHERE rules_version < 5 AND deleted_at IS NULL;
