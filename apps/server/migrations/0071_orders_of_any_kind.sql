ALTER TABLE "ocean_bill_comment" RENAME TO "order_comment";--> statement-breakpoint
ALTER TABLE "order_comment" DROP CONSTRAINT "ocean_bill_comment_bill_id_ocean_bill_id_fk";
--> statement-breakpoint
DROP INDEX "diff_log_of_bill";--> statement-breakpoint
DROP INDEX "ocean_bill_comment_of_bill";--> statement-breakpoint
ALTER TABLE "air_waybill" ADD COLUMN "aside" jsonb;--> statement-breakpoint
CREATE INDEX "diff_log_of_order" ON "diff_log" USING btree ("row_id","create_time") WHERE "diff_log"."table_name" in ('ocean_bill', 'air_waybill');--> statement-breakpoint
CREATE INDEX "order_comment_of_order" ON "order_comment" USING btree ("bill_id","create_time","id");--> statement-breakpoint
ALTER INDEX ocean_bill_comment_pkey RENAME TO order_comment_pkey;
--> statement-breakpoint
SELECT seaberry.ranged_by_order('order_comment', 'bill_id');
--> statement-breakpoint
DROP FUNCTION seaberry.bill_changes(uuid, text[]);
--> statement-breakpoint
-- Changes of an order in these columns, by any user. The caller has made sure that the order is visible.
CREATE FUNCTION seaberry.order_changes(kind text, one uuid, columns text[])
  RETURNS TABLE (id uuid, user_id uuid, account text, call text, before jsonb, after jsonb, create_time timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT d.id, d.user_id, d.account, d.call, d.before, d.after, coalesce((d.after ->> 'update_time')::timestamptz, d.create_time)
  FROM diff_log d
  WHERE d.table_name IN ('ocean_bill', 'air_waybill') AND d.table_name = order_changes.kind AND d.row_id = one::text AND d.kind = 'update'
    AND d.tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid AND d.after ?| columns
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.order_changes(text, uuid, text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.order_changes(text, uuid, text[]) TO seaberry_app, seaberry_system;
--> statement-breakpoint
DROP FUNCTION seaberry.viewers(uuid[], uuid);
--> statement-breakpoint
-- People of the company who hold a permission and have all of these orders in their data range: the same rule as `in_range` of the tables of
-- orders, applied to other users than the caller, also outside of the caller's range. With `one` about that person, else about everybody.
CREATE FUNCTION seaberry.viewers(orders uuid[], one uuid, held text)
  RETURNS TABLE (id uuid, name text, account text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH RECURSIVE
    company AS (SELECT nullif(current_setting('seaberry.tenant', true), '')::uuid AS id),
    person AS (
      SELECT u.id, u.org_id FROM app_user u
      WHERE u.tenant_id = (SELECT id FROM company) AND u.enabled AND (one IS NULL OR u.id = one)
        AND EXISTS (SELECT FROM held_menu h JOIN menu m ON m.id = h.menu_id WHERE h.user_id = u.id AND m.permission = held)
    ),
    scope AS (
      SELECT p.id AS user_id, r.id AS role_id, r.data_scope FROM person p
      JOIN user_role ur ON ur.user_id = p.id JOIN role r ON r.id = ur.role_id AND r.enabled
    ),
    mine AS (
      SELECT p.id AS user_id, p.org_id FROM person p WHERE p.org_id IS NOT NULL
      UNION SELECT p.id, o.org_id FROM person p JOIN user_org o ON o.user_id = p.id
    ),
    below AS (
      SELECT m.user_id, m.org_id FROM mine m WHERE EXISTS (SELECT FROM scope s WHERE s.user_id = m.user_id AND s.data_scope = 2)
      UNION SELECT b.user_id, o.id FROM below b JOIN org o ON o.parent_id = b.org_id
    ),
    reach AS (
      SELECT user_id, org_id FROM below
      UNION SELECT m.user_id, m.org_id FROM mine m JOIN scope s ON s.user_id = m.user_id AND s.data_scope = 3
      UNION SELECT s.user_id, ro.org_id FROM scope s JOIN role_org ro ON ro.role_id = s.role_id AND s.data_scope = 5
    ),
    seen AS (
      SELECT b.created_by, b.org_id FROM ocean_bill b WHERE b.id = ANY (orders) AND b.tenant_id = (SELECT id FROM company)
      UNION ALL SELECT w.created_by, w.org_id FROM air_waybill w WHERE w.id = ANY (orders) AND w.tenant_id = (SELECT id FROM company)
    )
  SELECT u.id, coalesce(u.real_name, u.account), u.account FROM person p JOIN app_user u ON u.id = p.id
  WHERE EXISTS (SELECT FROM scope s WHERE s.user_id = p.id AND s.data_scope = 1)
    OR NOT EXISTS (
      SELECT FROM seen WHERE seen.created_by IS DISTINCT FROM p.id
        AND NOT EXISTS (SELECT FROM reach r WHERE r.user_id = p.id AND r.org_id = seen.org_id)
    )
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.viewers(uuid[], uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.viewers(uuid[], uuid, text) TO seaberry_app;
--> statement-breakpoint
-- Orders of every kind with the facts that alerts, mails and logs show of them. Row-level security is that of its tables.
CREATE VIEW tracked_order WITH (security_invoker = true) AS
SELECT b.id, b.tenant_id, 'oceanBill' AS kind, b.reference_no, b.carrier_code, b.order_no, b.delivery_no, b.customer, b.container_numbers,
  NULL::text AS origin_code, NULL::text AS destination_code, NULL::text AS flight_no, b.customer_service, b.owner_id, b.created_by,
  b.notification_language, b.subscription_status, b.tracking_state, b.attempt, b.outlook, b.deleted_at
FROM ocean_bill b
UNION ALL
SELECT w.id, w.tenant_id, 'airWaybill', w.reference_no, w.carrier_code, w.order_no, NULL, w.customer, '{}'::text[],
  w.origin_code, w.destination_code, w.flight_no, w.customer_service, w.owner_id, w.created_by,
  w.notification_language, w.subscription_status, w.tracking_state, w.attempt, w.outlook, w.deleted_at
FROM air_waybill w;
--> statement-breakpoint
GRANT SELECT ON tracked_order TO seaberry_app, seaberry_system;
