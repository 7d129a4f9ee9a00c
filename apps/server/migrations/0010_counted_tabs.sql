DROP INDEX "ocean_bill_by_carrier";--> statement-breakpoint
DROP INDEX "ocean_bill_by_pol";--> statement-breakpoint
DROP INDEX "ocean_bill_by_pod";--> statement-breakpoint
DROP INDEX "ocean_bill_by_eta";--> statement-breakpoint
DROP INDEX "ocean_bill_by_stage";--> statement-breakpoint
DROP INDEX "ocean_bill_by_exceptions";--> statement-breakpoint
CREATE INDEX "ocean_bill_by_carrier" ON "ocean_bill" USING btree ("tenant_id","carrier_code","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_pol" ON "ocean_bill" USING btree ("tenant_id","shown_pol_code","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_pod" ON "ocean_bill" USING btree ("tenant_id","shown_pod_code","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_eta" ON "ocean_bill" USING btree ("tenant_id","eta","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_stage" ON "ocean_bill" USING btree ("tenant_id","stage","create_time","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_exceptions" ON "ocean_bill" USING btree ("tenant_id","exceptions","create_time","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;