-- Dictionaries have ids, authors and versions, and their values refer to them by id: a code may change.
ALTER TABLE "dict_data" DROP CONSTRAINT "dict_data_type_code_dict_type_code_fk";--> statement-breakpoint
DROP INDEX "dict_data_code";--> statement-breakpoint
ALTER TABLE "dict_type" DROP CONSTRAINT "dict_type_pkey";--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_type" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "create_time" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_type" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "update_time" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_type" ALTER COLUMN "update_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_data" ADD COLUMN "dict_type_id" uuid;--> statement-breakpoint
UPDATE "dict_data" SET "dict_type_id" = (SELECT t."id" FROM "dict_type" t WHERE t."code" = "dict_data"."type_code");--> statement-breakpoint
ALTER TABLE "dict_data" ALTER COLUMN "dict_type_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_data" DROP COLUMN "type_code";--> statement-breakpoint
ALTER TABLE "dict_data" ADD COLUMN "ext_data" text;--> statement-breakpoint
ALTER TABLE "dict_data" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "dict_data" ADD COLUMN "create_time" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_data" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "dict_data" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "dict_data" ADD COLUMN "update_time" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_data" ALTER COLUMN "update_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "dict_data" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_data" ADD CONSTRAINT "dict_data_dict_type_id_dict_type_id_fk" FOREIGN KEY ("dict_type_id") REFERENCES "public"."dict_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dict_type_code" ON "dict_type" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_data_code" ON "dict_data" USING btree ("dict_type_id","code");--> statement-breakpoint
SELECT seaberry.log_changes_of('dict_type'), seaberry.log_changes_of('dict_data');
--> statement-breakpoint
SELECT
  seaberry.version_rises_with('dict_type', 'name', 'code', 'enabled', 'position', 'remark'),
  seaberry.version_rises_with('dict_data', 'value', 'code', 'tag_type', 'ext_data', 'enabled', 'position', 'remark');
