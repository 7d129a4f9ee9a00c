import { receivedNotice as noticeEntity, type MessageSetting, type SortedBy } from '@seaberry/api-client/contract';
import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Formatters } from '@seaberry/i18n';
import { and, desc, eq, exists, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { WholeRow } from '../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../db/entity/conditions.ts';
import type { Db } from '../../db/port.ts';
import { listPage, type Filter } from '../../db/list.ts';
import { named } from '../../db/named.ts';
import { appUser } from '../../db/schema/core.ts';
import { insertMissing } from '../../db/rows.ts';
import { notice, noticeUser, type MentionAlert, type ShipmentAlert } from '../../db/schema/session.ts';
import { trackedOrder } from '../../db/schema/tracking.ts';
import { shownReference, type OrderName } from '../order/texts.ts';
import { alertText, mentionText } from '../notification/texts.ts';

const MAX_UNREAD = 100;
const READ = 1;
const ALERT = 3;
const PUBLISHED = 1;

const SHOWN = ['title', 'type', 'content', 'publicUserName', 'publicTime', 'createTime', 'billId', 'alert'] as const;

/**
 * SQL: an alert is shown only while its order exists and is in the data range of its reader, to which row-level security limits the query.
 */
const ORDER_SHOWN = '(n.bill_id is null or exists (select 1 from tracked_order b where b.id = n.bill_id and b.deleted_at is null))';

/** SQL: controller of the order of an alert. */
const ORDER_KIND = '(select b.kind from tracked_order b where b.id = n.bill_id)';

type InboxRow = { orderKind: OrderName | null } & Pick<typeof notice.$inferSelect, (typeof SHOWN)[number]> &
  Pick<typeof noticeUser.$inferSelect, 'id' | 'noticeId' | 'readTime'>;

const SORTS = { id: 'nu.id', createTime: 'nu.create_time' } satisfies Readonly<Record<SortedBy<typeof noticeEntity>, string>>;

interface Reader {
  tenantId: string;
  userId: string;
}

/** One page of a user's inbox in their language, newest first. */
export const pageReceived = (db: Db, { tenantId, userId }: Reader, given: Parsed<'sysNotice', 'pageReceived'>, format: Formatters) =>
  listPage(
    db,
    {
      select: `${named(noticeUser, 'nu', ['id', 'noticeId', 'readTime'])}, ${named(notice, 'n', SHOWN)}, ${ORDER_KIND} as "orderKind"`,
      // Notices come into inboxes when they are published, so there are no drafts among these.
      from: 'notice_user nu join notice n on n.id = nu.notice_id',
      filter: filterOf(tenantId, userId, given),
      sorts: SORTS,
      defaultOrder: 'nu.create_time desc',
      tieBreaker: 'nu.id desc',
      toItem: ({ id, noticeId, readTime, ...shown }: InboxRow) => ({
        id,
        noticeId,
        readStatus: readTime === null ? 0 : READ,
        readTime,
        sysNotice: withTexts({ id: noticeId, ...shown }, format),
      }),
    },
    given,
  );

const FILTERED = { title: 'n.title', type: 'n.type' } as const satisfies FilterColumns<typeof noticeEntity>;

function filterOf(tenantId: string, userId: string, { readStatus, ...given }: Parsed<'sysNotice', 'pageReceived'>): Filter {
  const filter = filterBy(noticeEntity, given, FILTERED)
    .with(tenantId, (placeholder) => `nu.tenant_id = ${placeholder}`)
    .with(userId, (placeholder) => `nu.user_id = ${placeholder}`);
  filter.where.push(ORDER_SHOWN);
  if (readStatus != null) filter.where.push(`nu.read_time is ${readStatus === READ ? 'not null' : 'null'}`);
  return filter;
}

const inboxOf = ({ tenantId, userId }: Reader) => [eq(noticeUser.tenantId, tenantId), eq(noticeUser.userId, userId)];

/** Unread notices and alerts of a user in their language, newest first. */
export async function unreadNotices(db: Db, reader: Reader, format: Formatters): Promise<Answered<'sysNotice', 'unReadList'>> {
  const order = db.orm
    .select({ id: trackedOrder.id })
    .from(trackedOrder)
    .where(and(eq(trackedOrder.id, notice.billId), isNull(trackedOrder.deletedAt)));
  const rows = await db.orm
    .select({
      id: notice.id,
      title: notice.title,
      type: notice.type,
      content: notice.content,
      publicUserName: notice.publicUserName,
      publicTime: notice.publicTime,
      createTime: notice.createTime,
      billId: notice.billId,
      alert: notice.alert,
      orderKind: sql<OrderName | null>`(select b.kind from tracked_order b where b.id = ${notice.billId})`,
    })
    .from(noticeUser)
    .innerJoin(notice, eq(notice.id, noticeUser.noticeId))
    .where(and(...inboxOf(reader), isNull(noticeUser.readTime), or(isNull(notice.billId), exists(order))))
    .orderBy(desc(noticeUser.createTime), desc(noticeUser.id))
    .limit(MAX_UNREAD);
  return rows.map((row) => withTexts(row, format));
}

/** A notice as it is; an alert with title and content in the reader's language. */
function withTexts<
  T extends WholeRow<typeof noticeEntity, { title: string; alert: ShipmentAlert | MentionAlert | null; orderKind: OrderName | null }>,
>({ alert, ...row }: T, format: Formatters) {
  if (!alert) return row;
  const reference = shownReference(row.orderKind, row.title);
  return { ...row, ...('author' in alert ? mentionText(reference, alert, format.locale) : alertText(reference, alert, format)) };
}

/** Marks a notice as read, unless it is already. @returns whether the notice is in the user's inbox */
export async function markRead(db: Db, reader: Reader, noticeId: string, at: string): Promise<boolean> {
  const rows = await db.orm
    .update(noticeUser)
    .set({ readTime: sql`coalesce(${noticeUser.readTime}, ${at})` })
    .where(and(...inboxOf(reader), eq(noticeUser.noticeId, noticeId)))
    .returning({ id: noticeUser.id });
  return rows.length > 0;
}

export async function markAllRead(db: Db, reader: Reader, at: string): Promise<void> {
  await db.orm
    .update(noticeUser)
    .set({ readTime: at })
    .where(and(...inboxOf(reader), isNull(noticeUser.readTime)));
}

interface NewAlert {
  tenantId: string;
  billId: string;
  batchId: string;
  referenceNo: string;
  alert: ShipmentAlert | MentionAlert;
  at: string;
  /** Domain time, shown beside the other times of the shipment. */
  shownAt: string;
}

/** Writes the alert of a batch. @returns the id; null if the batch already has an alert */
export async function insertAlert(db: Db, { referenceNo, at, shownAt, ...alert }: NewAlert): Promise<string | null> {
  const [row] = await db.orm
    .insert(notice)
    // The stored title is for searching; `withTexts` gives readers a title in their language.
    .values({
      ...alert,
      id: uuid(),
      title: referenceNo,
      type: ALERT,
      content: '',
      status: PUBLISHED,
      publicTime: shownAt,
      createTime: at,
      updateTime: at,
    })
    .onConflictDoNothing({ target: [notice.billId, notice.batchId] })
    .returning({ id: notice.id });
  return row?.id ?? null;
}

/** `responsible`: the owner of the order and its customer service; `involved`: also the user who added it. */
export type Audience = 'responsible' | 'involved';

/**
 * Puts an alert into the inboxes of its audience, except those who have turned off all of these settings. @returns the ids of the users
 */
export async function deliverAlert(
  db: Db,
  noticeId: string,
  billId: string,
  { settings, audience }: { settings: readonly MessageSetting[]; audience: Audience },
  at: string,
): Promise<string[]> {
  const responsible = [eq(appUser.id, trackedOrder.ownerId), eq(appUser.realName, trackedOrder.customerService)];
  const people = await db.orm
    .select({ tenantId: appUser.tenantId, userId: appUser.id })
    .from(appUser)
    .innerJoin(trackedOrder, and(eq(trackedOrder.id, billId), eq(trackedOrder.tenantId, appUser.tenantId)))
    .where(
      and(
        eq(appUser.enabled, true),
        not(hasMuted(sql`${appUser.id}`, settings)),
        or(...responsible, ...(audience === 'involved' ? [eq(appUser.id, trackedOrder.createdBy)] : [])),
      ),
    );
  await putIntoInboxes(db, noticeId, people, at);
  return people.map(({ userId }) => userId);
}

/**
 * SQL: whether a user has turned off all of these settings. The function also reads those of colleagues outside the caller's data range.
 */
const hasMuted = (userId: SQL, settings: readonly MessageSetting[]): SQL =>
  sql`seaberry.has_muted(${userId}, ${JSON.stringify(settings)}::jsonb)`;

/** Those of the users who have not turned off all of these settings. */
export async function withoutMuted(db: Db, people: readonly string[], settings: readonly MessageSetting[]): Promise<string[]> {
  const rows = await db.orm.execute<{ id: string }>(
    sql`select id from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb) as person(id) where not ${hasMuted(sql`id::uuid`, settings)}`,
  );
  return rows.map(({ id }) => id);
}

export async function mutedBy(db: Db, userId: string): Promise<MessageSetting[]> {
  const [row] = await db.orm.select({ muted: appUser.muted }).from(appUser).where(eq(appUser.id, userId));
  return row?.muted ?? [];
}

/** Turns each of the changed settings off if it is among `muted`, and on if not. */
export async function writeMuted(
  db: Db,
  userId: string,
  muted: readonly MessageSetting[],
  changed: readonly MessageSetting[],
): Promise<void> {
  const ofUser = eq(appUser.id, userId);
  const [row] = await db.orm.select({ muted: appUser.muted }).from(appUser).where(ofUser).for('no key update');
  const kept = (row?.muted ?? []).filter((one) => !changed.includes(one));
  const off = changed.filter((one) => muted.includes(one));
  await db.orm
    .update(appUser)
    .set({ muted: [...kept, ...new Set(off)] })
    .where(ofUser);
}

/** Puts an alert into inboxes, into each once. */
export async function putIntoInboxes(db: Db, noticeId: string, people: readonly Reader[], at: string): Promise<void> {
  await insertMissing(
    db,
    noticeUser,
    people.map((person) => ({ ...person, id: uuid(), noticeId, createTime: at })),
  );
}

/** Removes the alerts before a time, from all inboxes too. */
export async function removeAlerts(db: Db, before: string): Promise<void> {
  await db.orm.delete(notice).where(and(isNotNull(notice.billId), lt(notice.createTime, before)));
}
