CREATE TABLE "estimate_model" (
	"id" uuid PRIMARY KEY NOT NULL,
	"samples" integer NOT NULL,
	"model" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estimate_sample" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sample" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ocean_bill" ADD COLUMN "sampled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Samples and models are of no tenant. A tenant reads the model its bills are derived with; nobody changes a version.
GRANT SELECT, INSERT, DELETE ON estimate_sample TO seaberry_system;--> statement-breakpoint
GRANT SELECT ON estimate_model TO seaberry_app;--> statement-breakpoint
GRANT SELECT, INSERT ON estimate_model TO seaberry_system;
