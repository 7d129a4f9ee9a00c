-- E-mail about notifications goes out by the way of all messages: one row, and one job in the transaction of the change.
ALTER TABLE "outgoing_message" ADD COLUMN "tenant_id" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD COLUMN "notification_id" uuid;--> statement-breakpoint
-- Rows that still wait become messages. None has a job: they are dated back, so that the sweep takes them up at the next start.
INSERT INTO outgoing_message (id, tenant_id, notification_id, channel, recipient, subject, body, idempotency_key, create_time)
SELECT id, tenant_id, (payload ->> 'notificationId')::uuid, 'email', payload ->> 'to', '', '', idempotency_key, least(create_time, now() - interval '3 hours')
FROM outbox
WHERE sent_at IS NULL AND topic = 'notification.email' AND payload ->> 'to' IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "outbox";--> statement-breakpoint
-- A transaction of a company adds messages about its own notifications. It reads none: they hold codes of other users.
ALTER TABLE outgoing_message ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY every_tenant ON outgoing_message TO seaberry_system USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY own_notification ON outgoing_message FOR INSERT TO seaberry_app
  WITH CHECK (tenant_id = current_setting('seaberry.tenant', true)::uuid AND notification_id IS NOT NULL);--> statement-breakpoint
GRANT INSERT ON outgoing_message TO seaberry_app;
