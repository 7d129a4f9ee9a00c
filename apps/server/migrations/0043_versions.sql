ALTER TABLE "app_user" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_position" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "list_view" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "org" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ocean_bill" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ocean_bill_comment" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- The version of a row rises when an entered column changes: derived columns and times of visits leave open forms valid.
CREATE FUNCTION seaberry.raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION seaberry.version_rises_with(target regclass, VARIADIC columns text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  listed text := (SELECT string_agg(quote_ident(name), ', ') FROM unnest(columns) AS name);
  differ text := (SELECT string_agg(format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', name), ' OR ') FROM unnest(columns) AS name);
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER raise_version BEFORE UPDATE OF %s ON %s FOR EACH ROW WHEN (%s) EXECUTE FUNCTION seaberry.raise_version()',
    listed, target, differ);
END $$;
--> statement-breakpoint
-- Rows of another table that a form edits together with its own: the roles of a user, the menus of a role.
CREATE FUNCTION seaberry.raise_owner_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %s SET version = version + 1 WHERE id IN (SELECT %I FROM changed)', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION seaberry.owner_version_rises_with(target regclass, owner regclass, key text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  cause text;
BEGIN
  FOREACH cause IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE TRIGGER raise_version_by_%s AFTER %s ON %s REFERENCING %s TABLE AS changed FOR EACH STATEMENT
      EXECUTE FUNCTION seaberry.raise_owner_version(%L, %L)',
      lower(cause), cause, target, CASE cause WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, owner, key);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT
  seaberry.version_rises_with('ocean_bill', 'reference_type', 'order_no', 'delivery_no', 'carrier_code', 'service_type', 'dock',
    'verification_no', 'pol_code', 'pol_name', 'pod_code', 'pod_name', 'pld_code', 'pld_name', 'customer', 'customer_service',
    'notification_email', 'remark', 'estimated_delivery_time', 'delivery_address', 'customer_deadline'),
  seaberry.version_rises_with('ocean_bill_comment', 'body'),
  seaberry.version_rises_with('app_user', 'account', 'real_name', 'nick_name', 'phone', 'email', 'sex', 'birthday', 'org_id', 'pos_id',
    'job_number', 'join_date', 'order_no', 'remark', 'card_type', 'id_card_number', 'nation', 'address', 'college', 'culture_level',
    'political_outlook', 'office_phone', 'emergency_contact', 'emergency_phone', 'emergency_address', 'signature'),
  seaberry.version_rises_with('role', 'name', 'code', 'enabled', 'order_no', 'remark', 'data_scope'),
  seaberry.version_rises_with('org', 'parent_id', 'name', 'code', 'type', 'level', 'order_no', 'enabled', 'remark'),
  seaberry.version_rises_with('job_position', 'name', 'code', 'order_no', 'enabled', 'remark'),
  seaberry.version_rises_with('tenant', 'name', 'abbreviation', 'number', 'phone', 'email', 'order_no', 'remark', 'menus_limited'),
  seaberry.version_rises_with('menu', 'parent_id', 'kind', 'titles', 'path', 'name', 'component', 'redirect', 'icon', 'permission',
    'hidden', 'keep_alive', 'affix', 'out_link', 'iframe', 'remark', 'position', 'enabled'),
  seaberry.version_rises_with('list_view', 'name', 'view');
--> statement-breakpoint
SELECT
  seaberry.owner_version_rises_with('user_role', 'app_user', 'user_id'),
  seaberry.owner_version_rises_with('user_org', 'app_user', 'user_id'),
  seaberry.owner_version_rises_with('role_menu', 'role', 'role_id'),
  seaberry.owner_version_rises_with('role_org', 'role', 'role_id'),
  seaberry.owner_version_rises_with('tenant_menu', 'tenant', 'tenant_id');
--> statement-breakpoint
-- As before, without the version: the difference log has the columns that raised it.
CREATE OR REPLACE FUNCTION seaberry.log_change() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = '250ms' AS $$
DECLARE
  was jsonb := '{}';
  made jsonb := '{}';
  old_part jsonb;
  new_part jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := to_jsonb(OLD) - 'version' - coalesce(TG_ARGV::text[], '{}'); END IF;
  IF TG_OP <> 'DELETE' THEN made := to_jsonb(NEW) - 'version' - coalesce(TG_ARGV::text[], '{}'); END IF;
  SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO old_part FROM jsonb_each(was) WHERE made -> key IS DISTINCT FROM value;
  SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO new_part FROM jsonb_each(made) WHERE was -> key IS DISTINCT FROM value;
  IF old_part - 'update_time' - 'updated_by' = '{}' AND new_part - 'update_time' - 'updated_by' = '{}' THEN RETURN NULL; END IF;
  INSERT INTO diff_log (id, tenant_id, user_id, account, call, correlation_id, kind, table_name, row_id, before, after, create_time)
  VALUES (
    uuidv7(),
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
