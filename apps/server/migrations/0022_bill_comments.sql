CREATE TABLE "ocean_bill_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"edit_time" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ocean_bill_comment" ADD CONSTRAINT "ocean_bill_comment_bill_id_ocean_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."ocean_bill"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ocean_bill_comment_of_bill" ON "ocean_bill_comment" USING btree ("bill_id","create_time","id");--> statement-breakpoint
CREATE INDEX "diff_log_of_bill" ON "diff_log" USING btree ("row_id","create_time") WHERE "diff_log"."table_name" = 'ocean_bill';--> statement-breakpoint
SELECT seaberry.protect('ocean_bill_comment');
--> statement-breakpoint
CREATE POLICY in_range ON ocean_bill_comment AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));
--> statement-breakpoint
-- Name of a person of the company, also for readers whose data range does not include them: they see the bill, and so who works on it.
CREATE FUNCTION seaberry.person_name(person uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(u.real_name, u.account) FROM app_user u
  WHERE u.id = person AND u.tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.person_name(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.person_name(uuid) TO seaberry_app, seaberry_system;
--> statement-breakpoint
-- Changes of a bill in these columns, whoever made them. The caller has made sure that the bill is visible.
CREATE FUNCTION seaberry.bill_changes(bill uuid, columns text[])
  RETURNS TABLE (id uuid, user_id uuid, account text, call text, before jsonb, after jsonb, create_time timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT d.id, d.user_id, d.account, d.call, d.before, d.after, coalesce((d.after ->> 'update_time')::timestamptz, d.create_time)
  FROM diff_log d
  WHERE d.table_name = 'ocean_bill' AND d.row_id = bill::text AND d.kind = 'update'
    AND d.tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid AND d.after ?| columns
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.bill_changes(uuid, text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.bill_changes(uuid, text[]) TO seaberry_app, seaberry_system;
