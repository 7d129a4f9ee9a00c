-- A part of a number or a name is found by its trigrams. The extension comes with PostgreSQL and asks for no right beyond that of the schema.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "bill_search" (
	"tenant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "bill_search_tenant_id_bill_id_pk" PRIMARY KEY("tenant_id","bill_id")
);
--> statement-breakpoint
DROP INDEX "ocean_bill_by_customer";--> statement-breakpoint
ALTER TABLE "bill_search" ADD CONSTRAINT "bill_search_bill_id_ocean_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."ocean_bill"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_pld" ON "ocean_bill" USING btree ("tenant_id","shown_pld_code","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_customer_service" ON "ocean_bill" USING btree ("tenant_id","customer_service","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_customer" ON "ocean_bill" USING btree ("tenant_id","customer","id","tracking_state","signal") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
INSERT INTO bill_search (tenant_id, bill_id, text)
SELECT t.tenant_id, t.bill_id, concat_ws(E'\n', string_agg(t.term, E'\n' ORDER BY t.whole DESC, length(t.term) DESC),
  (SELECT upper(regexp_replace(normalize(concat_ws(E'\n', b.pol_name, b.pod_name, b.pld_name), NFKC), '[ -]+', '', 'g')) FROM ocean_bill b WHERE b.id = t.bill_id))
FROM bill_term t GROUP BY t.tenant_id, t.bill_id;--> statement-breakpoint
-- After the rows: an index of many rows is made faster than it grows.
CREATE INDEX "bill_search_trigrams" ON "bill_search" USING gin ("text" gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
SELECT seaberry.protect('bill_search');--> statement-breakpoint
CREATE POLICY in_range ON bill_search AS RESTRICTIVE TO seaberry_ranged USING (EXISTS (SELECT FROM ocean_bill b WHERE b.id = bill_id));--> statement-breakpoint
-- Bills of the company and the data range of the transaction that have a text in one of their terms. LIKE is not leakproof, so under the
-- policies it would read every bill of the company: this function repeats them, and asks the index. Each statement is planned with its text,
-- since a frequent text is found faster without the index. The index is asked for the end of a long text alone: numbers differ there, and
-- with each further trigram it reads one more long list.
CREATE FUNCTION seaberry.bills_containing(parts text[], most integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  part text;
  in_range text := CASE WHEN current_setting('role') = 'seaberry_ranged' THEN
    'AND EXISTS (SELECT FROM ocean_bill b WHERE b.id = s.bill_id AND (b.created_by = (SELECT seaberry.me()) OR b.org_id = ANY ((SELECT seaberry.my_range())::uuid[])))'
    ELSE '' END;
BEGIN
  FOREACH part IN ARRAY parts LOOP
    RETURN QUERY EXECUTE format('SELECT s.bill_id FROM bill_search s WHERE s.tenant_id = %L AND s.text LIKE %L AND strpos(s.text, %L) > 0 %s LIMIT %s',
      nullif(current_setting('seaberry.tenant', true), '')::uuid, '%' || regexp_replace(right(part, 6), '([\\%_])', '\\\1', 'g') || '%', part, in_range, most);
  END LOOP;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION seaberry.bills_containing(text[], integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seaberry.bills_containing(text[], integer) TO seaberry_app;
