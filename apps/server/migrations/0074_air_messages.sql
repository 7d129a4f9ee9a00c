CREATE TABLE "air_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"awb" text NOT NULL,
	"content_hash" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"written_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "air_message_once" ON "air_message" USING btree ("awb","source","content_hash");--> statement-breakpoint
CREATE INDEX "air_message_of_waybill" ON "air_message" USING btree ("awb","source","received_at");--> statement-breakpoint
CREATE INDEX "air_message_written" ON "air_message" USING btree ("written_at");--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON air_message TO seaberry_system;
