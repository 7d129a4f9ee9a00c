CREATE TABLE "static_page_version" (
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "static_page_version_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"short_name" text,
	"code" text NOT NULL,
	"city_code" text,
	"zip_code" text,
	"pin_yin" text,
	"lng" double precision,
	"lat" double precision,
	"order_no" integer DEFAULT 100 NOT NULL,
	"remark" text,
	"package_code" text,
	"package_name" text,
	"created_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_sync" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"renamed" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_by" uuid,
	"start_time" timestamp(3) with time zone NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "static_page" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "static_page" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "static_page" ADD COLUMN "create_time" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "static_page" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "static_page" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "static_page" ADD CONSTRAINT "static_page_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "static_page_version" ADD CONSTRAINT "static_page_version_page_id_static_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."static_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_parent_id_region_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "region_code" ON "region" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "region_package_code" ON "region" USING btree ("package_code");--> statement-breakpoint
CREATE INDEX "region_below" ON "region" USING btree ("parent_id","order_no","code");--> statement-breakpoint
CREATE UNIQUE INDEX "region_sync_running" ON "region_sync" USING btree ("state") WHERE "region_sync"."state" = 'running';
--> statement-breakpoint
-- A region with those above it, and their distance from it.
CREATE FUNCTION seaberry.region_path(start uuid) RETURNS TABLE (id uuid, name text, steps integer) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE up AS (
    SELECT r.id, r.name, r.parent_id, 0 AS steps FROM region r WHERE r.id = start
    UNION ALL
    SELECT r.id, r.name, r.parent_id, up.steps + 1 FROM up JOIN region r ON r.id = up.parent_id
  )
  SELECT up.id, up.name, up.steps FROM up
$$;
--> statement-breakpoint
-- Values of the contract: as in the data package, changed by hand, or added by hand. The code in the package names the region above.
CREATE FUNCTION seaberry.region_source(r region) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN r.package_code IS NULL THEN 'own'
    WHEN r.name <> r.package_name OR r.code <> r.package_code THEN 'changed'
    WHEN (SELECT p.package_code FROM region p WHERE p.id = r.parent_id) IS DISTINCT FROM CASE
      WHEN r.package_code LIKE '%0000' THEN NULL
      WHEN r.package_code LIKE '%00' THEN left(r.package_code, 2) || '0000'
      ELSE left(r.package_code, 4) || '00'
    END THEN 'changed'
    ELSE 'package'
  END
$$;
--> statement-breakpoint
GRANT SELECT ON region TO seaberry_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON region, region_sync TO seaberry_system;
--> statement-breakpoint
SELECT seaberry.log_changes_of('region');
--> statement-breakpoint
SELECT seaberry.version_rises_with('region', 'parent_id', 'name', 'short_name', 'code', 'city_code', 'zip_code', 'pin_yin', 'lng', 'lat', 'order_no', 'remark');
--> statement-breakpoint
-- Every published version of a static page is kept, whoever writes it. A change of neither title nor text makes none.
CREATE FUNCTION seaberry.keep_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO static_page_version (page_id, number, title, body, created_by, create_time)
  VALUES (NEW.id, NEW.version, NEW.title, NEW.body, NEW.updated_by, NEW.update_time) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_version AFTER INSERT OR UPDATE OF title, body ON static_page FOR EACH ROW EXECUTE FUNCTION seaberry.keep_page_version();
--> statement-breakpoint
INSERT INTO static_page_version (page_id, number, title, body, create_time) SELECT id, version, title, body, update_time FROM static_page;
--> statement-breakpoint
GRANT SELECT, INSERT ON static_page_version TO seaberry_system;
--> statement-breakpoint
SELECT seaberry.log_changes_of('static_page', 'body');
--> statement-breakpoint
SELECT seaberry.version_rises_with('static_page', 'title', 'body');
