ALTER TABLE "ocean_bill" DROP CONSTRAINT "ocean_bill_signal";--> statement-breakpoint
ALTER TABLE "ocean_bill" ADD COLUMN "aside" jsonb;--> statement-breakpoint
ALTER TABLE "ocean_bill" ADD CONSTRAINT "ocean_bill_signal" CHECK ("ocean_bill"."signal" in ('attention', 'late', 'early', 'attentionAside', 'lateAside', 'earlyAside', 'aside'));