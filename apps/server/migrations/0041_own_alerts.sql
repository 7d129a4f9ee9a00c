ALTER TABLE "app_user" ADD COLUMN "muted" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE FUNCTION seaberry.has_muted(person uuid, settings jsonb) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM app_user u
    WHERE u.id = person AND u.muted @> settings AND u.tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid
  )
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.has_muted(uuid, jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.has_muted(uuid, jsonb) TO seaberry_app;
--> statement-breakpoint
DROP TRIGGER log_change ON app_user;
--> statement-breakpoint
SELECT seaberry.log_changes_of('app_user', 'password_hash', 'last_login_time', 'last_login_ip', 'must_change_password', 'muted');
--> statement-breakpoint
-- Up to version 12 of the rules, a bill could have no moment of its end. Bills that have not ended are derived again soon after the start.
UPDATE ocean_bill SET next_overdue_at = timestamptz '1970-01-01 00:00:00Z'
WHERE rules_version < 13 AND deleted_at IS NULL AND next_poll_at IS NOT NULL;
