ALTER TABLE "ocean_bill" ADD COLUMN "notification_language" text;--> statement-breakpoint
ALTER TABLE "air_waybill" ADD COLUMN "notification_language" text;--> statement-breakpoint
-- E-mails to an address of no user keep the language of the person who entered it, whatever that person uses later.
UPDATE ocean_bill b SET notification_language = u.language FROM app_user u WHERE u.id = b.created_by AND b.notification_email IS NOT NULL;
--> statement-breakpoint
UPDATE air_waybill w SET notification_language = u.language FROM app_user u WHERE u.id = w.created_by AND w.notification_email IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION seaberry.keep_notification_language() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.notification_language := (SELECT language FROM app_user WHERE id = coalesce(seaberry.me(), NEW.created_by) AND tenant_id = NEW.tenant_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER notification_language_of_new BEFORE INSERT ON ocean_bill FOR EACH ROW WHEN (NEW.notification_email IS NOT NULL)
  EXECUTE FUNCTION seaberry.keep_notification_language();
--> statement-breakpoint
CREATE TRIGGER notification_language_of_new BEFORE INSERT ON air_waybill FOR EACH ROW WHEN (NEW.notification_email IS NOT NULL)
  EXECUTE FUNCTION seaberry.keep_notification_language();
--> statement-breakpoint
CREATE TRIGGER notification_language_of_changed BEFORE UPDATE OF notification_email ON ocean_bill FOR EACH ROW
  WHEN (NEW.notification_email IS DISTINCT FROM OLD.notification_email) EXECUTE FUNCTION seaberry.keep_notification_language();
--> statement-breakpoint
CREATE TRIGGER notification_language_of_changed BEFORE UPDATE OF notification_email ON air_waybill FOR EACH ROW
  WHEN (NEW.notification_email IS DISTINCT FROM OLD.notification_email) EXECUTE FUNCTION seaberry.keep_notification_language();
--> statement-breakpoint
DROP TRIGGER log_change ON ocean_bill;
--> statement-breakpoint
CREATE TRIGGER log_change AFTER UPDATE ON ocean_bill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'outlook', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'top_signal',
    'slip_ms', 'expected_at', 'urgency', 'exception_types', 'exceptions', 'anomalies', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'eta_pld',
    'actual_delivery_time', 'vessel', 'voyage', 'container_numbers', 'shown_pol_code', 'shown_pod_code', 'shown_pld_code', 'rules_version',
    'derived_as_of', 'next_overdue_at', 'sampled', 'next_poll_at', 'poll_cursor', 'attempt', 'tries', 'failures', 'last_polled_at',
    'carrier_answered_at', 'notification_language');
--> statement-breakpoint
DROP TRIGGER log_change ON air_waybill;
--> statement-breakpoint
CREATE TRIGGER log_change AFTER UPDATE ON air_waybill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'outlook', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'slip_ms',
    'expected_at', 'urgency', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'status_time', 'status_place', 'flight_no', 'total_pieces',
    'total_weight', 'total_volume', 'commodity_name', 'data_source', 'search_text', 'rules_version', 'derived_as_of', 'next_overdue_at',
    'next_poll_at', 'poll_cursor', 'attempt', 'tries', 'failures', 'last_polled_at', 'carrier_answered_at', 'notification_language');
