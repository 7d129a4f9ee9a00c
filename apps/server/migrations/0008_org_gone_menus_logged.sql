-- Orders of an organization that is removed go to the nearest one above that stays, in the same statement. As the owner: whoever removes it
-- may be shown neither all of these orders nor that organization.
CREATE FUNCTION seaberry.orders_move_up() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  WITH RECURSIVE way (id, above) AS (
    SELECT id, parent_id FROM gone
    UNION ALL
    SELECT way.id, gone.parent_id FROM way JOIN gone ON gone.id = way.above
  )
  UPDATE ocean_bill b SET org_id = way.above FROM way WHERE b.org_id = way.id AND way.above IN (SELECT id FROM org);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.orders_move_up() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER orders_move_up AFTER DELETE ON org REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION seaberry.orders_move_up();
--> statement-breakpoint
-- Those whose organization is gone already.
UPDATE ocean_bill b SET org_id = o.id FROM org o
  WHERE o.tenant_id = b.tenant_id AND o.parent_id IS NULL AND b.org_id IS NOT NULL AND NOT EXISTS (SELECT FROM org WHERE id = b.org_id);
--> statement-breakpoint

-- Menus that are given and taken, for the difference log: one row for each role or company, which names them all.
CREATE FUNCTION seaberry.log_menus() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner record;
BEGIN
  IF coalesce(current_setting('seaberry.call', true), '') = '' THEN RETURN NULL; END IF;
  FOR owner IN EXECUTE format(
    'SELECT c.%1$I AS id, jsonb_build_object(''menus'', jsonb_agg(coalesce(m.permission, m.name, c.menu_id::text) ORDER BY m.position, c.menu_id)) AS menus
     FROM changed c LEFT JOIN menu m ON m.id = c.menu_id GROUP BY c.%1$I', TG_ARGV[0])
  LOOP
    INSERT INTO diff_log (id, tenant_id, user_id, account, call, correlation_id, kind, table_name, row_id, before, after, create_time)
    VALUES (
      gen_random_uuid(),
      coalesce(
        nullif(current_setting('seaberry.tenant', true), '')::uuid,
        CASE WHEN TG_ARGV[0] = 'tenant_id' THEN owner.id ELSE (SELECT r.tenant_id FROM role r WHERE r.id = owner.id) END),
      seaberry.me(),
      nullif(current_setting('seaberry.account', true), ''),
      current_setting('seaberry.call', true),
      nullif(current_setting('seaberry.correlation', true), ''),
      lower(TG_OP),
      TG_TABLE_NAME,
      owner.id::text,
      CASE WHEN TG_OP = 'DELETE' THEN owner.menus END,
      CASE WHEN TG_OP = 'INSERT' THEN owner.menus END,
      clock_timestamp());
  END LOOP;
  RETURN NULL;
EXCEPTION WHEN OTHERS THEN
  RAISE WARNING 'A difference could not be written: %', SQLERRM;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_given AFTER INSERT ON role_menu REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION seaberry.log_menus('role_id');
--> statement-breakpoint
CREATE TRIGGER log_taken AFTER DELETE ON role_menu REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION seaberry.log_menus('role_id');
--> statement-breakpoint
CREATE TRIGGER log_given AFTER INSERT ON tenant_menu REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION seaberry.log_menus('tenant_id');
--> statement-breakpoint
CREATE TRIGGER log_taken AFTER DELETE ON tenant_menu REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION seaberry.log_menus('tenant_id');
