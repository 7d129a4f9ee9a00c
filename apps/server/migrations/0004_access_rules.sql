-- Whoever sees less than the whole company. What it may do it has from seaberry_app; restrictive policies narrow the rows down.
DO $$ BEGIN
  CREATE ROLE seaberry_ranged NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
GRANT seaberry_app TO seaberry_ranged;
--> statement-breakpoint
GRANT seaberry_ranged TO CURRENT_USER;
--> statement-breakpoint
GRANT USAGE ON SCHEMA seaberry TO seaberry_app, seaberry_system;
--> statement-breakpoint
-- Who works in this transaction, as the unit of database work has said.
CREATE FUNCTION seaberry.me() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('seaberry.user', true), '')::uuid
$$;
--> statement-breakpoint
CREATE FUNCTION seaberry.my_org() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('seaberry.org', true), '')::uuid
$$;
--> statement-breakpoint
-- The organizations whose rows may be seen.
CREATE FUNCTION seaberry.my_range() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_to_array(nullif(current_setting('seaberry.orgs', true), ''), ',')::uuid[], '{}')
$$;
--> statement-breakpoint
SELECT seaberry.protect('org'), seaberry.protect('job_position'), seaberry.protect('user_org'), seaberry.protect('role_org'),
  seaberry.protect('diff_log', true);
--> statement-breakpoint
-- What a company may use at all is the installation's matter.
ALTER TABLE tenant_menu ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON tenant_menu TO seaberry_app USING (tenant_id = current_setting('seaberry.tenant', true)::uuid);
--> statement-breakpoint
CREATE POLICY every_tenant ON tenant_menu TO seaberry_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON tenant_menu TO seaberry_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON tenant_menu TO seaberry_system;
--> statement-breakpoint
-- The menus of one's own roles can be changed, those of the built-in roles only read.
CREATE POLICY own_role ON role_menu TO seaberry_app
  USING (role_id IN (SELECT id FROM role WHERE tenant_id = current_setting('seaberry.tenant', true)::uuid))
  WITH CHECK (role_id IN (SELECT id FROM role WHERE tenant_id = current_setting('seaberry.tenant', true)::uuid));
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON role_menu TO seaberry_app;
--> statement-breakpoint
-- Logs can be added to, not changed. Clearing one, and letting its old rows go, is for the system, by this way alone.
CREATE FUNCTION seaberry.clear_log(log text, until timestamptz) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  gone bigint;
BEGIN
  IF log = 'difference' THEN DELETE FROM diff_log WHERE create_time < until;
  ELSE DELETE FROM audit_log WHERE kind = log AND create_time < until;
  END IF;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.clear_log(text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.clear_log(text, timestamptz) TO seaberry_system;
--> statement-breakpoint

-- The data range (product specification §3 "Role"): restrictive, so that each comes on top of the tenant's own policy.
CREATE POLICY in_range ON ocean_bill AS RESTRICTIVE TO seaberry_ranged
  USING (created_by = (SELECT seaberry.me()) OR org_id = ANY ((SELECT seaberry.my_range())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_range ON bill_term AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));
--> statement-breakpoint
CREATE POLICY in_range ON notification AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));
--> statement-breakpoint
CREATE POLICY in_range ON recognition_record AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));
--> statement-breakpoint
CREATE POLICY in_range ON carrier_payload AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));
--> statement-breakpoint
CREATE POLICY in_range ON carrier_event AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));
--> statement-breakpoint
CREATE POLICY in_range ON event_problem AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));
--> statement-breakpoint
-- What orders cost is told to whoever sees the order; what came in, to everybody of the company.
CREATE POLICY in_range ON berry_ledger AS RESTRICTIVE FOR SELECT TO seaberry_ranged
  USING (kind = 'grant' OR EXISTS (SELECT FROM ocean_bill b WHERE b.id = order_id));
--> statement-breakpoint
CREATE POLICY in_range ON app_user AS RESTRICTIVE TO seaberry_ranged
  USING (id = (SELECT seaberry.me()) OR created_by = (SELECT seaberry.me()) OR org_id = ANY ((SELECT seaberry.my_range())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_range ON user_role AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM app_user u WHERE u.id = user_id));
--> statement-breakpoint
CREATE POLICY in_range ON user_org AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM app_user u WHERE u.id = user_id));
--> statement-breakpoint
CREATE POLICY in_range ON auth_session AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM app_user u WHERE u.id = user_id));
--> statement-breakpoint
CREATE POLICY in_range ON audit_log AS RESTRICTIVE FOR SELECT TO seaberry_ranged
  USING (EXISTS (SELECT FROM app_user u WHERE u.id = user_id));
--> statement-breakpoint
CREATE POLICY in_range ON diff_log AS RESTRICTIVE FOR SELECT TO seaberry_ranged
  USING (EXISTS (SELECT FROM app_user u WHERE u.id = user_id));
--> statement-breakpoint
-- The whole tree is shown; only what lies in the range can be changed.
CREATE POLICY insert_in_range ON org AS RESTRICTIVE FOR INSERT TO seaberry_ranged
  WITH CHECK (parent_id = ANY ((SELECT seaberry.my_range())::uuid[]));
--> statement-breakpoint
CREATE POLICY update_in_range ON org AS RESTRICTIVE FOR UPDATE TO seaberry_ranged
  USING (id = ANY ((SELECT seaberry.my_range())::uuid[]));
--> statement-breakpoint
CREATE POLICY delete_in_range ON org AS RESTRICTIVE FOR DELETE TO seaberry_ranged
  USING (id = ANY ((SELECT seaberry.my_range())::uuid[]));
--> statement-breakpoint
-- Positions and roles are the company's; whoever sees less than the company changes their own alone.
CREATE POLICY update_own ON job_position AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON job_position AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY update_own ON role AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON role AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
-- Whoever adds a bill, and their organization, are known to the transaction.
ALTER TABLE ocean_bill ALTER COLUMN org_id SET DEFAULT seaberry.my_org();
--> statement-breakpoint

-- Bills of the company that are tracked already, whoever sees them: a number is charged once, in whatever department.
CREATE FUNCTION seaberry.tracked(numbers jsonb) RETURNS TABLE (id uuid, carrier_code text, reference_type text, reference_no text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.id, b.carrier_code, b.reference_type, b.reference_no FROM ocean_bill b
  WHERE b.tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid AND b.deleted_at IS NULL
    AND b.reference_no IN (SELECT value FROM jsonb_array_elements_text(numbers))
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.tracked(jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.tracked(jsonb) TO seaberry_app;
--> statement-breakpoint

-- Which menu entries and buttons somebody holds: the one place of this rule.
CREATE VIEW held_menu WITH (security_invoker = true) AS
  SELECT DISTINCT ur.user_id, m.id AS menu_id
  FROM user_role ur
  JOIN app_user u ON u.id = ur.user_id
  JOIN tenant t ON t.id = u.tenant_id
  JOIN role r ON r.id = ur.role_id AND r.enabled
  JOIN role_menu rm ON rm.role_id = r.id
  JOIN menu m ON m.id = rm.menu_id AND m.enabled AND (NOT m.platform OR u.account_type = 999)
  WHERE NOT t.menus_limited OR EXISTS (SELECT FROM tenant_menu tm WHERE tm.tenant_id = t.id AND tm.menu_id = m.id);
--> statement-breakpoint
GRANT SELECT ON held_menu TO seaberry_app, seaberry_system;
--> statement-breakpoint

-- One row of a log. It never fails the call that it tells of.
CREATE FUNCTION seaberry.write_log(entry jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_log (id, tenant_id, user_id, account, real_name, kind, call, outcome, input, ip, user_agent, correlation_id, duration_ms,
    message, exception, create_time)
  SELECT e.id, e."tenantId", e."userId", e.account, e."realName", e.kind, e.call, e.outcome, e.input, e.ip, e."userAgent", e."correlationId",
    e."durationMs", e.message, e.exception, e.at
  FROM jsonb_to_record(entry) AS e(id uuid, "tenantId" uuid, "userId" uuid, account text, "realName" text, kind text, call text, outcome text,
    input jsonb, ip text, "userAgent" text, "correlationId" text, "durationMs" int, message text, exception text, at timestamptz);
EXCEPTION WHEN OTHERS THEN
  RAISE WARNING 'A log row could not be written: %', SQLERRM;
END $$;
--> statement-breakpoint
-- Rows before and after a change. Written for the calls that say so (seaberry.call), never for jobs; its arguments are columns to leave out.
CREATE FUNCTION seaberry.log_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := '{}';
  made jsonb := '{}';
  old_part jsonb;
  new_part jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := to_jsonb(OLD) - coalesce(TG_ARGV::text[], '{}'); END IF;
  IF TG_OP <> 'DELETE' THEN made := to_jsonb(NEW) - coalesce(TG_ARGV::text[], '{}'); END IF;
  SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO old_part FROM jsonb_each(was) WHERE made -> key IS DISTINCT FROM value;
  SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO new_part FROM jsonb_each(made) WHERE was -> key IS DISTINCT FROM value;
  IF old_part - 'update_time' - 'updated_by' = '{}' AND new_part - 'update_time' - 'updated_by' = '{}' THEN RETURN NULL; END IF;
  INSERT INTO diff_log (id, tenant_id, user_id, account, call, correlation_id, kind, table_name, row_id, before, after, create_time)
  VALUES (
    gen_random_uuid(),
    coalesce(nullif(current_setting('seaberry.tenant', true), ''), made ->> 'tenant_id', was ->> 'tenant_id')::uuid,
    seaberry.me(),
    nullif(current_setting('seaberry.account', true), ''),
    current_setting('seaberry.call', true),
    nullif(current_setting('seaberry.correlation', true), ''),
    lower(TG_OP),
    TG_TABLE_NAME,
    coalesce(made ->> 'id', was ->> 'id', made ->> 'role_id', was ->> 'role_id', made ->> 'user_id', was ->> 'user_id'),
    nullif(old_part, '{}'),
    nullif(new_part, '{}'),
    clock_timestamp());
  RETURN NULL;
EXCEPTION WHEN OTHERS THEN
  RAISE WARNING 'A difference could not be written: %', SQLERRM;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION seaberry.log_changes_of(target regclass, VARIADIC left_out text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  arguments text := (SELECT coalesce(string_agg(quote_literal(name), ', '), '') FROM unnest(left_out) AS name);
BEGIN
  EXECUTE format('CREATE TRIGGER log_change AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
    WHEN (coalesce(current_setting(''seaberry.call'', true), '''') <> '''') EXECUTE FUNCTION seaberry.log_change(%s)', target, arguments);
END $$;
--> statement-breakpoint
SELECT seaberry.log_changes_of('app_user', 'password_hash', 'last_login_time', 'last_login_ip'), seaberry.log_changes_of('user_role'),
  seaberry.log_changes_of('user_org'), seaberry.log_changes_of('org'), seaberry.log_changes_of('job_position'), seaberry.log_changes_of('role'),
  seaberry.log_changes_of('role_org'), seaberry.log_changes_of('menu'), seaberry.log_changes_of('tenant', 'key_hash'),
  seaberry.log_changes_of('notice');
--> statement-breakpoint
-- Of a bill only what people change of it; what comes from its events is in the events.
CREATE TRIGGER log_change AFTER UPDATE ON ocean_bill FOR EACH ROW WHEN (coalesce(current_setting('seaberry.call', true), '') <> '')
  EXECUTE FUNCTION seaberry.log_change('state', 'rail', 'tracking_state', 'stage', 'state_order', 'stage_order', 'signal', 'slip_ms',
    'exception_types', 'exceptions', 'etd', 'atd', 'eta', 'ata', 'first_eta', 'eta_pld', 'actual_delivery_time', 'vessel', 'voyage',
    'container_numbers', 'shown_pol_code', 'shown_pod_code', 'shown_pld_code', 'rules_version', 'derived_as_of', 'next_overdue_at',
    'next_poll_at');
--> statement-breakpoint

-- What is there already. Every company gets its root; names of organizations and positions become rows.
INSERT INTO org (id, tenant_id, name, code, type, create_time, update_time)
  SELECT gen_random_uuid(), id, name, 'root', '201', create_time, create_time FROM tenant;
--> statement-breakpoint
UPDATE app_user u SET org_id = o.id FROM org o WHERE o.tenant_id = u.tenant_id;
--> statement-breakpoint
INSERT INTO job_position (id, tenant_id, name, code, create_time, update_time)
  SELECT gen_random_uuid(), tenant_id, pos_name, 'p' || row_number() OVER (PARTITION BY tenant_id ORDER BY pos_name), min(create_time), min(create_time)
  FROM app_user WHERE pos_name IS NOT NULL GROUP BY tenant_id, pos_name;
--> statement-breakpoint
UPDATE app_user u SET pos_id = p.id FROM job_position p WHERE p.tenant_id = u.tenant_id AND p.name = u.pos_name;
--> statement-breakpoint
UPDATE ocean_bill b SET org_id = u.org_id FROM app_user u WHERE u.id = b.created_by;
--> statement-breakpoint
UPDATE tenant t SET admin_user_id = (
  SELECT u.id FROM app_user u JOIN user_role ur ON ur.user_id = u.id JOIN role r ON r.id = ur.role_id AND r.code = 'admin' AND r.tenant_id IS NULL
  WHERE u.tenant_id = t.id ORDER BY u.create_time, u.id LIMIT 1);
--> statement-breakpoint
UPDATE menu SET built_in = true;
--> statement-breakpoint
UPDATE audit_log SET kind = 'visit'
  WHERE call IN ('sysAuth.login', 'sysAuth.loginPhone', 'sysAuth.logout', 'sysAuth.register', 'sysAuth.resetPassword', 'sysAuth.scanConfirm');
--> statement-breakpoint
ALTER TABLE app_user ADD CONSTRAINT app_user_org_id_org_id_fk FOREIGN KEY (org_id) REFERENCES org (id);
--> statement-breakpoint
ALTER TABLE app_user ADD CONSTRAINT app_user_pos_id_job_position_id_fk FOREIGN KEY (pos_id) REFERENCES job_position (id);
