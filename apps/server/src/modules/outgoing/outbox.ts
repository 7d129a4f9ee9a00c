import type { Deps } from '../../deps.ts';
import { describeNotification } from '../notification/texts.ts';
import { sendOut } from './service.ts';
import { notificationWords } from './texts.ts';

const BATCH = 100;

interface OutboxRow extends Record<string, unknown> {
  id: string;
  recipient: string | null;
  kind: string | null;
  params: Record<string, string | number | null> | null;
  time_zone: string | null;
  reference_no: string | null;
}

/**
 * Makes messages of what notifications left in the outbox, each row once: it counts as sent in the very transaction that writes the
 * message. A notification whose bill has gone is told to nobody.
 *
 * @returns how many rows were settled
 */
export async function emptyOutbox({ db, queue, clock, config }: Deps): Promise<number> {
  return db.unit('system', async () => {
    const rows = await db.sql<OutboxRow>(
      `select o.id, o.payload->>'to' as recipient, n.kind, n.params, n.time_zone, b.reference_no
       from outbox o
       left join notification n on n.id = (o.payload->>'notificationId')::uuid
       left join ocean_bill b on b.id = n.bill_id and b.deleted_at is null
       where o.sent_at is null and o.topic = 'notification.email'
       order by o.create_time, o.id limit ${BATCH} for update of o skip locked`,
    );
    for (const { id, recipient, kind, params, time_zone: zone, reference_no: reference } of rows) {
      if (!recipient || !kind || reference === null) continue;
      const words = notificationWords(reference, describeNotification(kind, params ?? {}, zone, config.mailLanguage), config.mailLanguage);
      await sendOut(db, queue, { channel: 'email', recipient, ...words, idempotencyKey: `outbox:${id}`, at: clock.wallNow() });
    }
    if (rows.length > 0) {
      await db.sql('update outbox set sent_at = $1 where id in (select value::uuid from jsonb_array_elements_text($2::jsonb))', [
        new Date(clock.wallNow()).toISOString(),
        JSON.stringify(rows.map(({ id }) => id)),
      ]);
    }
    return rows.length;
  });
}
