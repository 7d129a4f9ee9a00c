CREATE TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_window_expiry" ON "rate_window" USING btree ("expires_at");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_window TO seaberry_system;
--> statement-breakpoint

-- Whether another company goes by the name. As the owner, since a company is shown no other one; of two who ask at once, the second waits
-- for the end of the first.
CREATE FUNCTION seaberry.company_name_taken(wanted text, own uuid) RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('seaberry.tenant-name'));
  RETURN EXISTS (SELECT FROM tenant WHERE lower(name) = lower(wanted) AND id IS DISTINCT FROM own);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.company_name_taken(text, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.company_name_taken(text, uuid) TO seaberry_app, seaberry_system;
--> statement-breakpoint

-- An organization stays until an order that is being added to it is there, which then moves with the others. What comes too late for
-- that, with an organization that is gone by now, belongs to the company as a whole.
CREATE FUNCTION seaberry.order_has_org() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM org WHERE id = NEW.org_id AND tenant_id = NEW.tenant_id FOR KEY SHARE;
  IF NOT FOUND THEN SELECT id INTO NEW.org_id FROM org WHERE tenant_id = NEW.tenant_id AND parent_id IS NULL; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.order_has_org() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER order_has_org BEFORE INSERT ON ocean_bill FOR EACH ROW WHEN (NEW.org_id IS NOT NULL) EXECUTE FUNCTION seaberry.order_has_org();
--> statement-breakpoint

-- Whoever holds the table of a log (an index that is made anew) holds up no call: after this time its row is left out.
ALTER FUNCTION seaberry.write_log(jsonb) SET lock_timeout = '250ms';
--> statement-breakpoint
ALTER FUNCTION seaberry.log_change() SET lock_timeout = '250ms';
--> statement-breakpoint
ALTER FUNCTION seaberry.log_menus() SET lock_timeout = '250ms';
