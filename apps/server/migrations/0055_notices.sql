ALTER TABLE "notice" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "audience_ids" jsonb;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "receivers" integer;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "public_org_id" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "public_org_name" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "notice_user_read" ON "notice_user" USING btree ("notice_id") WHERE "notice_user"."read_time" is not null;--> statement-breakpoint
UPDATE "notice" SET "update_time" = "create_time" WHERE "update_time" IS NULL;
--> statement-breakpoint
UPDATE "notice" n SET "receivers" = (SELECT count(*) FROM "notice_user" u WHERE u."notice_id" = n."id") WHERE n."status" = 1 AND n."bill_id" IS NULL;
--> statement-breakpoint
-- Until now the content of a notice was plain text with empty lines between paragraphs.
UPDATE "notice" SET "content" = '<p>' || replace(
    regexp_replace(
      replace(replace(replace(btrim("content", E' \t\r\n'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
      '\r?\n\s*\r?\n', '</p><p>', 'g'),
    E'\n', '<br>') || '</p>'
  WHERE "bill_id" IS NULL;
--> statement-breakpoint
SELECT seaberry.version_rises_with('notice', 'title', 'type', 'content', 'audience', 'audience_ids');
--> statement-breakpoint
CREATE POLICY update_own ON notice AS RESTRICTIVE FOR UPDATE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
--> statement-breakpoint
CREATE POLICY delete_own ON notice AS RESTRICTIVE FOR DELETE TO seaberry_ranged USING (created_by = (SELECT seaberry.me()));
