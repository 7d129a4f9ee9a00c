-- Differences of one call often fall into the same millisecond, and a list shows them in the order in which they came about. So their ids
-- grow, where they were random.
CREATE OR REPLACE FUNCTION seaberry.log_change() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = '250ms' AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION seaberry.log_menus() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = '250ms' AS $$
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
      uuidv7(),
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
