-- Samples name their sailing from now on. Older ones cannot be assigned to one: their shipments are read again in the next nights.
DELETE FROM estimate_sample;--> statement-breakpoint
UPDATE ocean_bill SET sampled = false WHERE sampled AND deleted_at IS NULL;
