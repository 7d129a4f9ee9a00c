ALTER TABLE "ocean_bill" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
-- Until now a bill was the matter of who added it.
UPDATE ocean_bill SET owner_id = created_by WHERE created_by IS NOT NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_owner" ON "ocean_bill" USING btree ("tenant_id","owner_id","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
-- People of the company who may open bills and have all of these in their data range: the same rule as `in_range` of ocean_bill, asked for
-- others than the caller, also outside of the caller's range: they work on the same bills. With `one` about that person, else everybody.
CREATE FUNCTION seaberry.viewers(bills uuid[], one uuid)
  RETURNS TABLE (id uuid, name text, account text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH RECURSIVE
    company AS (SELECT nullif(current_setting('seaberry.tenant', true), '')::uuid AS id),
    person AS (
      SELECT u.id, u.org_id FROM app_user u
      WHERE u.tenant_id = (SELECT id FROM company) AND u.enabled AND (one IS NULL OR u.id = one)
        AND EXISTS (SELECT FROM held_menu h JOIN menu m ON m.id = h.menu_id WHERE h.user_id = u.id AND m.permission = 'oceanBill:detail')
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
    )
  SELECT u.id, coalesce(u.real_name, u.account), u.account FROM person p JOIN app_user u ON u.id = p.id
  WHERE EXISTS (SELECT FROM scope s WHERE s.user_id = p.id AND s.data_scope = 1)
    OR NOT EXISTS (
      SELECT FROM ocean_bill b WHERE b.id = ANY (bills) AND b.tenant_id = (SELECT id FROM company) AND b.created_by IS DISTINCT FROM p.id
        AND NOT EXISTS (SELECT FROM reach r WHERE r.user_id = p.id AND r.org_id = b.org_id)
    )
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.viewers(uuid[], uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.viewers(uuid[], uuid) TO seaberry_app;
