ALTER TABLE "passkey" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Sharing a view changes what others get of it, so it raises the version as name and content do.
SELECT
  seaberry.version_rises_with('passkey', 'name'),
  seaberry.version_rises_with('list_view', 'name', 'view', 'shared');
