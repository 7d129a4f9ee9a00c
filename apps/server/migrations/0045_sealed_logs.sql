CREATE TABLE "log_seal" (
	"number" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"log" text NOT NULL,
	"after" bigint NOT NULL,
	"until" bigint NOT NULL,
	"rows" integer NOT NULL,
	"first_id" uuid,
	"last_id" uuid,
	"rows_hash" text,
	"reason" text,
	"account" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "diff_log" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "diff_log_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_position" ON "audit_log" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "diff_log_position" ON "diff_log" USING btree ("position");--> statement-breakpoint
ALTER TABLE log_seal ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY every_tenant ON log_seal TO seaberry_system USING (true) WITH CHECK (true);
--> statement-breakpoint
REVOKE ALL ON log_seal FROM PUBLIC, seaberry_app, seaberry_system;
--> statement-breakpoint
GRANT SELECT, INSERT ON log_seal TO seaberry_system;
--> statement-breakpoint
-- Rows of a log, each as the text that is hashed. Columns of later versions are not in it, so that older seals stay valid.
CREATE FUNCTION seaberry.log_rows(wanted text, first bigint, last bigint) RETURNS TABLE (pos bigint, row_id uuid, line text)
  LANGUAGE sql STABLE SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
  SELECT l.position, l.id, jsonb_build_array(l.position, l.id, l.tenant_id, l.user_id, l.account, l.kind, l.real_name, l.call, l.user_agent, l.message,
    l.exception, l.outcome, l.input, l.ip, l.correlation_id, l.duration_ms, l.create_time)::text
  FROM audit_log l WHERE l.kind = wanted AND l.position > first AND l.position <= last
  UNION ALL
  SELECT d.position, d.id, jsonb_build_array(d.position, d.id, d.tenant_id, d.user_id, d.account, d.call, d.correlation_id, d.kind, d.table_name,
    d.row_id, d.before, d.after, d.create_time)::text
  FROM diff_log d WHERE wanted = 'difference' AND d.position > first AND d.position <= last
$$;
--> statement-breakpoint
CREATE FUNCTION seaberry.log_rows_sum(wanted text, first bigint, last bigint, OUT rows integer, OUT first_id uuid, OUT last_id uuid, OUT rows_hash text)
  LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT count(*)::integer, (array_agg(row_id ORDER BY pos))[1], (array_agg(row_id ORDER BY pos DESC))[1],
    encode(sha256(convert_to(coalesce(string_agg(line || E'\n', '' ORDER BY pos), ''), 'UTF8')), 'hex')
  FROM seaberry.log_rows(wanted, first, last)
$$;
--> statement-breakpoint
-- The last position of a log below which no row can be added any more: the lock waits for the transactions that are writing one.
CREATE FUNCTION seaberry.last_log_position(wanted text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
BEGIN
  IF wanted = 'difference' THEN
    LOCK TABLE diff_log IN SHARE MODE;
    RETURN (SELECT coalesce(max(position), 0) FROM diff_log);
  END IF;
  LOCK TABLE audit_log IN SHARE MODE;
  RETURN (SELECT coalesce(max(position), 0) FROM audit_log);
END $$;
--> statement-breakpoint
DROP FUNCTION seaberry.clear_log(text, timestamptz);
--> statement-breakpoint
-- Removes the rows of a log up to a position: the only way.
CREATE FUNCTION seaberry.remove_log(wanted text, last bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  gone bigint;
BEGIN
  PERFORM set_config('seaberry.removes_log', 'on', true);
  IF wanted = 'difference' THEN DELETE FROM diff_log WHERE position <= last;
  ELSE DELETE FROM audit_log WHERE kind = wanted AND position <= last;
  END IF;
  GET DIAGNOSTICS gone = ROW_COUNT;
  PERFORM set_config('seaberry.removes_log', '', true);
  RETURN gone;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.log_rows(text, bigint, bigint), seaberry.log_rows_sum(text, bigint, bigint), seaberry.last_log_position(text),
  seaberry.remove_log(text, bigint) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.log_rows(text, bigint, bigint), seaberry.log_rows_sum(text, bigint, bigint), seaberry.last_log_position(text),
  seaberry.remove_log(text, bigint) TO seaberry_system;
--> statement-breakpoint
-- Also for the owner of the tables, whom no policy stops.
CREATE FUNCTION seaberry.append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME <> 'log_seal' AND current_setting('seaberry.removes_log', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'Rows of % are never changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION seaberry.append_only();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON diff_log FOR EACH STATEMENT EXECUTE FUNCTION seaberry.append_only();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_seal FOR EACH STATEMENT EXECUTE FUNCTION seaberry.append_only();
