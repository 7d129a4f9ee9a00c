CREATE TABLE "app_setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"account" text NOT NULL,
	"password_hash" text NOT NULL,
	"real_name" text,
	"nick_name" text,
	"email" text,
	"phone" text,
	"avatar" text,
	"address" text,
	"signature" text,
	"sex" smallint DEFAULT 0 NOT NULL,
	"account_type" smallint DEFAULT 777 NOT NULL,
	"org_name" text,
	"pos_name" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "app_user_lower_case" CHECK ("app_user"."account" = lower("app_user"."account") and "app_user"."email" = lower("app_user"."email"))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid,
	"user_id" uuid,
	"account" text,
	"call" text NOT NULL,
	"outcome" text NOT NULL,
	"input" jsonb,
	"ip" text,
	"correlation_id" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"kind" text NOT NULL,
	"titles" jsonb NOT NULL,
	"path" text,
	"name" text,
	"component" text,
	"redirect" text,
	"icon" text,
	"permission" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"keep_alive" boolean DEFAULT true NOT NULL,
	"affix" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_menu" (
	"role_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	CONSTRAINT "role_menu_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tier" text DEFAULT 'sailor' NOT NULL,
	"berry_balance" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "tenant_balance_not_negative" CHECK ("tenant"."berry_balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "used_refresh" (
	"jti" uuid PRIMARY KEY NOT NULL,
	"used_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "berry_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"attempt" integer NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reference_no" text,
	"user_id" uuid,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_term" (
	"tenant_id" uuid NOT NULL,
	"term" text NOT NULL,
	"bill_id" uuid NOT NULL,
	"whole" boolean NOT NULL,
	CONSTRAINT "bill_term_tenant_id_bill_id_term_pk" PRIMARY KEY("tenant_id","bill_id","term")
);
--> statement-breakpoint
CREATE TABLE "carrier_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"payload_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_event_id" text NOT NULL,
	"version" text NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text,
	"code" text,
	"classifier" text,
	"created_at" timestamp(3) with time zone,
	"received_at" timestamp(3) with time zone NOT NULL,
	"raw" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carrier_payload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"source" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"status" smallint NOT NULL,
	"api_version" text,
	"correlation_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_problem" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"path" text NOT NULL,
	"code" text NOT NULL,
	"effect" text NOT NULL,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"node" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"params" jsonb NOT NULL,
	"plan_time" timestamp(3) with time zone,
	"newest_time" timestamp(3) with time zone,
	"time_zone" text,
	"send_time" timestamp(3) with time zone,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ocean_bill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_by" uuid,
	"reference_no" text NOT NULL,
	"reference_type" text NOT NULL,
	"order_no" text,
	"delivery_no" text,
	"carrier_code" text NOT NULL,
	"service_type" text NOT NULL,
	"dock" text,
	"verification_no" text,
	"pol_code" text,
	"pol_name" text,
	"pod_code" text,
	"pod_name" text,
	"pld_code" text,
	"pld_name" text,
	"customer" text,
	"customer_service" text NOT NULL,
	"notification_email" text,
	"remark" text,
	"container_no" text,
	"estimated_delivery_time" date,
	"delivery_address" text,
	"customer_deadline" date,
	"subscription_status" text DEFAULT 'SUB_ING' NOT NULL,
	"failure_reason" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"tracking_state" text DEFAULT 'unshipped' NOT NULL,
	"stage" text,
	"state_order" smallint DEFAULT 0 NOT NULL,
	"stage_order" smallint,
	"signal" text,
	"slip_ms" bigint,
	"exception_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"exceptions" smallint DEFAULT 0 NOT NULL,
	"etd" timestamp(3) with time zone,
	"atd" timestamp(3) with time zone,
	"eta" timestamp(3) with time zone,
	"ata" timestamp(3) with time zone,
	"first_eta" timestamp(3) with time zone,
	"eta_pld" timestamp(3) with time zone,
	"actual_delivery_time" timestamp(3) with time zone,
	"vessel" text,
	"voyage" text,
	"container_numbers" text[] DEFAULT '{}'::text[] NOT NULL,
	"shown_pol_code" text,
	"shown_pod_code" text,
	"shown_pld_code" text,
	"rail" jsonb,
	"state" jsonb,
	"rules_version" integer,
	"derived_as_of" timestamp(3) with time zone,
	"next_overdue_at" timestamp(3) with time zone,
	"next_poll_at" timestamp(3) with time zone,
	"poll_cursor" timestamp(3) with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"last_polled_at" timestamp(3) with time zone,
	"last_success_at" timestamp(3) with time zone,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "ocean_bill_reference_type" CHECK ("ocean_bill"."reference_type" in ('BL', 'CONTAINER', 'BOOKING')),
	CONSTRAINT "ocean_bill_subscription_status" CHECK ("ocean_bill"."subscription_status" in ('SUB_ING', 'SUB_OK', 'SUB_ERR')),
	CONSTRAINT "ocean_bill_tracking_state" CHECK ("ocean_bill"."tracking_state" in ('unshipped', 'tracking', 'ended', 'failed')),
	CONSTRAINT "ocean_bill_stage" CHECK ("ocean_bill"."stage" in ('booked', 'emptyPickup', 'gatedIn', 'customsReleased', 'loaded', 'departed', 'transitArrived', 'transitDeparted', 'arrivedPod', 'discharged', 'delivered', 'emptyReturned', 'finished')),
	CONSTRAINT "ocean_bill_signal" CHECK ("ocean_bill"."signal" in ('attention', 'late', 'early'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recognition_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"tries" smallint NOT NULL,
	"pol_code" text,
	"pod_code" text,
	"port_code" text,
	"carrier_code" text NOT NULL,
	"etd" timestamp(3) with time zone,
	"container_subscription" boolean NOT NULL,
	"status" text NOT NULL,
	"abnormal_info" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_term" ADD CONSTRAINT "bill_term_bill_id_ocean_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."ocean_bill"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_problem" ADD CONSTRAINT "event_problem_event_id_carrier_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."carrier_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_account" ON "app_user" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone" ON "app_user" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "app_user_of_tenant" ON "app_user" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "audit_log_of_tenant" ON "audit_log" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "auth_session_of_user" ON "auth_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_session_expiry" ON "auth_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_failure_expiry" ON "login_failure" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_permission" ON "menu" USING btree ("permission");--> statement-breakpoint
CREATE INDEX "menu_parent" ON "menu" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_code" ON "role" USING btree (coalesce("tenant_id", '00000000-0000-0000-0000-000000000000'::uuid),"code");--> statement-breakpoint
CREATE INDEX "used_refresh_expiry" ON "used_refresh" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "berry_ledger_once" ON "berry_ledger" USING btree ("order_id","kind","attempt");--> statement-breakpoint
CREATE INDEX "berry_ledger_of_tenant" ON "berry_ledger" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "bill_term_by_term" ON "bill_term" USING btree ("tenant_id","term" collate "C","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_event_once" ON "carrier_event" USING btree ("bill_id","source","source_event_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_event_same" ON "carrier_event" USING btree ("bill_id","content_hash");--> statement-breakpoint
CREATE INDEX "carrier_event_of_bill" ON "carrier_event" USING btree ("bill_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_payload_once" ON "carrier_payload" USING btree ("bill_id","content_hash");--> statement-breakpoint
CREATE INDEX "event_problem_of_event" ON "event_problem" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("bill_id","node","kind","value");--> statement-breakpoint
CREATE INDEX "notification_of_bill" ON "notification" USING btree ("bill_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ocean_bill_one_subscription" ON "ocean_bill" USING btree ("tenant_id","carrier_code","reference_type","reference_no") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_reference_no" ON "ocean_bill" USING btree ("tenant_id","reference_no","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_order_no" ON "ocean_bill" USING btree ("tenant_id","order_no","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_carrier" ON "ocean_bill" USING btree ("tenant_id","carrier_code","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_pol" ON "ocean_bill" USING btree ("tenant_id","shown_pol_code","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_pod" ON "ocean_bill" USING btree ("tenant_id","shown_pod_code","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_customer" ON "ocean_bill" USING btree ("tenant_id","customer","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_etd" ON "ocean_bill" USING btree ("tenant_id","etd","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_atd" ON "ocean_bill" USING btree ("tenant_id","atd","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_eta" ON "ocean_bill" USING btree ("tenant_id","eta","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_ata" ON "ocean_bill" USING btree ("tenant_id","ata","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_eta_pld" ON "ocean_bill" USING btree ("tenant_id","eta_pld","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_stage_order" ON "ocean_bill" USING btree ("tenant_id","stage_order","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_state_order" ON "ocean_bill" USING btree ("tenant_id","state_order","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_deadline" ON "ocean_bill" USING btree ("tenant_id","customer_deadline","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_create_time" ON "ocean_bill" USING btree ("tenant_id","create_time","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_update_time" ON "ocean_bill" USING btree ("tenant_id","update_time","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_state" ON "ocean_bill" USING btree ("tenant_id","tracking_state","create_time","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_state_eta" ON "ocean_bill" USING btree ("tenant_id","tracking_state","eta","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_signal" ON "ocean_bill" USING btree ("tenant_id","signal","create_time","id") WHERE "ocean_bill"."deleted_at" is null and "ocean_bill"."signal" is not null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_stage" ON "ocean_bill" USING btree ("tenant_id","stage","create_time","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_by_exceptions" ON "ocean_bill" USING btree ("tenant_id","exceptions","create_time","id") WHERE "ocean_bill"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ocean_bill_due" ON "ocean_bill" USING btree ("next_poll_at") WHERE "ocean_bill"."deleted_at" is null and "ocean_bill"."next_poll_at" is not null;--> statement-breakpoint
CREATE INDEX "ocean_bill_overdue" ON "ocean_bill" USING btree ("next_overdue_at") WHERE "ocean_bill"."deleted_at" is null and "ocean_bill"."next_overdue_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("tenant_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("create_time") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recognition_record_once" ON "recognition_record" USING btree ("bill_id","attempt","tries");