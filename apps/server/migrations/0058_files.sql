CREATE TABLE "company_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"file_type" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"relation_name" text,
	"relation_id" uuid,
	"belong_id" uuid,
	"storage_key" text NOT NULL,
	"org_id" uuid DEFAULT seaberry.my_org(),
	"suffix" text NOT NULL,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"provider" text NOT NULL,
	"bucket_name" text,
	"state" text NOT NULL,
	"remark" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"file_type" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"relation_name" text,
	"relation_id" uuid,
	"belong_id" uuid,
	"storage_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"part_size" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"order_no" integer DEFAULT 100 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"remark" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_file" ADD CONSTRAINT "company_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_upload" ADD CONSTRAINT "file_upload_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_template" ADD CONSTRAINT "print_template_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_file_of_tenant" ON "company_file" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "company_file_of_record" ON "company_file" USING btree ("relation_id");--> statement-breakpoint
CREATE INDEX "company_file_scanning" ON "company_file" USING btree ("create_time") WHERE "company_file"."state" = 'scanning';--> statement-breakpoint
CREATE INDEX "file_upload_of_tenant" ON "file_upload" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "file_upload_expiry" ON "file_upload" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "print_template_name" ON "print_template" USING btree ("tenant_id","name");--> statement-breakpoint
SELECT seaberry.protect('company_file'), seaberry.protect('file_upload'), seaberry.protect('print_template');
--> statement-breakpoint
SELECT seaberry.log_changes_of('company_file', 'storage_key'), seaberry.log_changes_of('print_template');
--> statement-breakpoint
SELECT
  seaberry.version_rises_with('company_file', 'file_name', 'file_type', 'is_public', 'remark', 'relation_name', 'relation_id'),
  seaberry.version_rises_with('print_template', 'name', 'kind', 'template', 'order_no', 'enabled', 'remark');
--> statement-breakpoint
-- A file is also visible to those who see the bill that uses it.
CREATE POLICY in_range ON company_file AS RESTRICTIVE FOR SELECT TO seaberry_ranged
  USING (is_public OR created_by = (SELECT seaberry.me()) OR org_id = ANY ((SELECT seaberry.my_range())::uuid[])
    OR (relation_name = 'oceanBill' AND EXISTS (SELECT FROM ocean_bill b WHERE b.id = relation_id)));
--> statement-breakpoint
CREATE POLICY in_range ON file_upload AS RESTRICTIVE TO seaberry_ranged USING (user_id = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY update_own ON company_file AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON company_file AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY update_own ON print_template AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON print_template AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
-- Bytes that count for the quota of the company, whatever the caller sees of them.
CREATE FUNCTION seaberry.file_bytes() RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT ((SELECT coalesce(sum(size), 0) FROM company_file WHERE tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid)
    + (SELECT coalesce(sum(size), 0) FROM file_upload WHERE tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid))::bigint
$$;
--> statement-breakpoint
-- Whether the record that uses a file still exists, whatever the caller sees of it.
CREATE FUNCTION seaberry.file_in_use(relation_name text, relation_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT relation_name = 'oceanBill' AND EXISTS (SELECT FROM ocean_bill b
    WHERE b.id = relation_id AND b.deleted_at IS NULL AND b.tenant_id = nullif(current_setting('seaberry.tenant', true), '')::uuid)
$$;
