-- Two roles without login. Every transaction takes one of them on, so that row-level security holds whatever the SQL says.
DO $$ BEGIN
  CREATE ROLE seaberry_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
DO $$ BEGIN
  CREATE ROLE seaberry_system NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
GRANT seaberry_app, seaberry_system TO CURRENT_USER;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO seaberry_app, seaberry_system;
--> statement-breakpoint
CREATE SCHEMA seaberry;
--> statement-breakpoint
-- Puts a table that has a tenant_id under row-level security. Later migrations call it for each new table.
CREATE FUNCTION seaberry.protect(target regclass, append_only boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  rights text := CASE WHEN append_only THEN 'SELECT, INSERT' ELSE 'SELECT, INSERT, UPDATE, DELETE' END;
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY own_tenant ON %s TO seaberry_app USING (tenant_id = current_setting(''seaberry.tenant'', true)::uuid) WITH CHECK (tenant_id = current_setting(''seaberry.tenant'', true)::uuid)', target);
  EXECUTE format('CREATE POLICY every_tenant ON %s TO seaberry_system USING (true) WITH CHECK (true)', target);
  EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, seaberry_app, seaberry_system', target);
  EXECUTE format('GRANT %s ON %s TO seaberry_app, seaberry_system', rights, target);
END $$;
--> statement-breakpoint
-- Tables of tenants.
SELECT seaberry.protect('app_user'), seaberry.protect('user_role'), seaberry.protect('auth_session'), seaberry.protect('audit_log', true),
  seaberry.protect('ocean_bill'), seaberry.protect('bill_term'), seaberry.protect('notification'), seaberry.protect('recognition_record'),
  seaberry.protect('outbox'), seaberry.protect('carrier_payload', true), seaberry.protect('carrier_event', true),
  seaberry.protect('event_problem', true), seaberry.protect('berry_ledger', true);
--> statement-breakpoint
-- A tenant sees itself, and nothing of it but the balance can be changed in its name.
ALTER TABLE tenant ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON tenant TO seaberry_app USING (id = current_setting('seaberry.tenant', true)::uuid);
--> statement-breakpoint
CREATE POLICY every_tenant ON tenant TO seaberry_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, UPDATE (berry_balance) ON tenant TO seaberry_app;
--> statement-breakpoint
-- Roles: one's own and the built-in ones can be read, only one's own changed.
ALTER TABLE role ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY readable ON role FOR SELECT TO seaberry_app USING (tenant_id IS NULL OR tenant_id = current_setting('seaberry.tenant', true)::uuid);
--> statement-breakpoint
CREATE POLICY own_tenant ON role TO seaberry_app USING (tenant_id = current_setting('seaberry.tenant', true)::uuid) WITH CHECK (tenant_id = current_setting('seaberry.tenant', true)::uuid);
--> statement-breakpoint
CREATE POLICY every_tenant ON role TO seaberry_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON role TO seaberry_app;
--> statement-breakpoint
-- Which menu entries a role holds is visible through the role only.
ALTER TABLE role_menu ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY readable ON role_menu FOR SELECT TO seaberry_app USING (role_id IN (SELECT id FROM role));
--> statement-breakpoint
CREATE POLICY every_tenant ON role_menu TO seaberry_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON menu, role_menu TO seaberry_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON tenant, menu, role, role_menu, used_refresh, captcha, login_failure, app_setting TO seaberry_system;
