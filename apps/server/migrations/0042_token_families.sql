ALTER TABLE "auth_session" ADD COLUMN "ends_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "refresh_jti" uuid;--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "in_cookie" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Which refresh tokens of an open session are about is unknown: it ends, and its user signs in once more.
UPDATE "auth_session" SET "ends_at" = "expires_at", "refresh_jti" = gen_random_uuid(), "revoked_at" = coalesce("revoked_at", now());--> statement-breakpoint
ALTER TABLE "auth_session" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_session" ALTER COLUMN "refresh_jti" SET NOT NULL;
