-- A bill whose owner was deleted has none: it is found among the bills without an owner.
UPDATE ocean_bill b SET owner_id = NULL
  WHERE owner_id IS NOT NULL AND NOT EXISTS (SELECT FROM app_user u WHERE u.id = b.owner_id);
--> statement-breakpoint
-- As the owner of the function: bills outside of the data range of whoever deletes the account are released too.
CREATE FUNCTION seaberry.release_bills() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE ocean_bill SET owner_id = NULL WHERE tenant_id = OLD.tenant_id AND owner_id = OLD.id AND deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.release_bills() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER bills_of_owner AFTER DELETE ON app_user FOR EACH ROW EXECUTE FUNCTION seaberry.release_bills();
