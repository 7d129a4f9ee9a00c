import type { SortedBy } from '@seaberry/api-client/contract';
import { pushEntry, type PUSH_STATES } from '@seaberry/api-client/fields/push-log';
import type { Parsed, PushRow } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { WholeRow } from '../../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { containsPattern, listPage, type Filter } from '../../../db/list.ts';
import { named } from '../../../db/named.ts';
import type { Db } from '../../../db/port.ts';
import { outgoingMessage } from '../../../db/schema/session.ts';
import { isOneTime } from '../../outgoing/service.ts';
import { REFERENCE_NO, withOrder } from '../trigger/repo.ts';

const READ = ['id', 'channel', 'recipient', 'subject', 'state', 'attempts', 'lastError', 'idempotencyKey', 'createTime', 'sentAt'] as const;
type Row = Pick<typeof outgoingMessage.$inferSelect, (typeof READ)[number]> & { referenceNo: string | null; tenantName: string | null };

const SELECT = `${named(outgoingMessage, 'l', READ)}, ${REFERENCE_NO} as "referenceNo", t.name as "tenantName"`;
const FROM = `outgoing_message l left join notification n on n.id = l.notification_id ${withOrder('n.bill_id')}
  left join tenant t on t.id = l.tenant_id`;

type PushState = (typeof PUSH_STATES)[number];
const PUSHED = { sent: 'succeed', failed: 'failed', waiting: 'waiting' } as const satisfies Record<Row['state'], PushState>;
/** Push state of a message. */
const STATE = "case l.state when 'sent' then 'succeed' else l.state end";

const SORTS = {
  id: 'l.create_time',
  createTime: 'l.create_time',
  referenceNo: REFERENCE_NO,
  recipient: 'l.recipient',
  pushState: STATE,
  attempts: 'l.attempts',
  sentAt: 'l.sent_at',
  tenantName: 't.name',
} as const satisfies Readonly<Record<SortedBy<typeof pushEntry>, string>>;

const FILTERED = {
  createTime: 'l.create_time',
  referenceNo: REFERENCE_NO,
  channel: 'l.channel',
  pushState: STATE,
  tenantName: 't.name',
} as const satisfies FilterColumns<typeof pushEntry>;

function filterOf({ keyword, ...given }: Parsed<'pushLog', 'page'>): Filter {
  const contains = (placeholder: string): string =>
    `(l.recipient ilike ${placeholder} or l.subject ilike ${placeholder} or ${REFERENCE_NO} ilike ${placeholder})`;
  return filterBy(pushEntry, given, FILTERED).with(keyword?.trim() ? containsPattern(keyword) : null, contains);
}

const itemOf = ({ state, idempotencyKey, ...row }: Row): WholeRow<typeof pushEntry, PushRow> => ({
  ...row,
  // An empty subject is that of a short message, or of an e-mail whose text is written when it is sent.
  subject: row.subject || null,
  pushState: PUSHED[state],
  again: state === 'failed' && !isOneTime(idempotencyKey),
  body: null,
});

/** In a transaction: one page of the messages. */
export const pageOfPushes = (db: Db, given: Parsed<'pushLog', 'page'>) =>
  listPage<Row, WholeRow<typeof pushEntry, PushRow>>(
    db,
    {
      select: SELECT,
      from: FROM,
      filter: filterOf(given),
      sorts: SORTS,
      defaultOrder: 'l.create_time desc',
      tieBreaker: 'l.id desc',
      toItem: itemOf,
    },
    given,
  );

/** In a transaction: one message, with its text unless it holds a code or a link for signing in; null for an unknown one. */
export async function findPush(db: Db, id: string): Promise<WholeRow<typeof pushEntry, PushRow> | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.orm.execute<Row & { body: string }>(sql`select ${sql.raw(`${SELECT}, l.body from ${FROM}`)} where l.id = ${id}`);
  return row ? { ...itemOf(row), body: row.tenantName === null ? null : row.body || null } : null;
}

/** In a transaction of the system: a failed message waits again, with all its attempts. @returns false for one that did not fail */
export async function reopen(db: Db, id: string): Promise<boolean> {
  const reopened = await db.orm
    .update(outgoingMessage)
    .set({ state: 'waiting', attempts: 0, lastError: null })
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.state, 'failed')))
    .returning({ id: outgoingMessage.id });
  return reopened.length > 0;
}
