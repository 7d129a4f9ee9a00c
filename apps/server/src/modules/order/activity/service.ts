import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { orderComment } from '../../../db/schema/tracking.ts';
import { requireVersion } from '../../../db/versions.ts';
import type { Deps } from '../../../deps.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { paging } from '../../ocean-bill/list/service.ts';
import { addMentionAlert } from '../../notice/service.ts';
import { maySee, namesOf, type SeenKind } from '../people/repo.ts';
import { requireOrder } from '../service.ts';
import { countActivity, holdComment, insertComment, pageOfActivity, removeComment, updateComment, type ChangedKind } from './repo.ts';
import { ownerChange, peopleIn, snoozedUntil, type ChangesBetween } from './rules.ts';

/** Entries among which a comment is found for its author, who has another version of it. */
const NEWEST = 200;

/** Kind of order whose activity people read and comment on. */
export interface DiscussedKind extends SeenKind, ChangedKind {
  changesBetween: ChangesBetween;
}

type Input<K extends 'activity' | 'comment' | 'editComment' | 'deleteComment'> = Parsed<'oceanBill' | 'airWaybill', K>;
type Author = Pick<SignedIn, 'userId' | 'tenantId' | 'realName' | 'account'>;

/** Comments and changes of an order, newest first. @throws BusinessError D1002 for an order unknown to the caller */
export async function activityOf(
  db: Db,
  kind: DiscussedKind,
  { id, page, pageSize }: Input<'activity'>,
  me: string,
  locale: Locale,
): Promise<Answered<'oceanBill' | 'airWaybill', 'activity'>> {
  await requireOrder(db, kind.table, id);
  const records = await pageOfActivity(db, kind, id, (page - 1) * pageSize, pageSize);
  const people = records.flatMap(({ before, after, mentions }) => [...peopleIn(before, after), ...(mentions ?? [])]);
  const names = await namesOf(db, [...new Set(people)]);
  return {
    ...paging(page, pageSize, await countActivity(db, kind, id)),
    items: records.map(({ userId, before, after, mentions, ...record }) => ({
      ...record,
      until: record.kind === 'snoozed' ? snoozedUntil(after) : null,
      mentions: (mentions ?? []).flatMap((person) => {
        const name = names.get(person);
        return name === undefined ? [] : [{ id: person, name }];
      }),
      own: record.kind === 'comment' && userId === me,
      changes:
        record.kind === 'changed'
          ? [...kind.changesBetween(before ?? {}, after ?? {}, locale), ...ownerChange(before ?? {}, after ?? {}, names)]
          : [],
    })),
  };
}

/**
 * Adds a comment, with an alert and an e-mail for each other person it mentions.
 *
 * @returns the id of the comment
 * @throws BusinessError D1002 for an order unknown to the author
 * @throws FieldErrors for a mentioned person who may not see the order
 */
export async function addComment(
  deps: Pick<Deps, 'db' | 'live' | 'clock' | 'queue'>,
  kind: DiscussedKind,
  input: Input<'comment'>,
  author: Author,
): Promise<string> {
  const { db, clock } = deps;
  const { id: billId, text } = input;
  await requireOrder(db, kind.table, billId);
  const { tenantId, userId, realName, account } = author;
  const mentions = [...new Set(input.mentions)];
  await requireSight(db, kind, billId, mentions);
  const id = await insertComment(db, {
    tenantId,
    billId,
    userId,
    author: realName ?? account,
    body: text,
    mentions,
    createTime: clock.domainNow(),
  });
  await alertMentioned(deps, kind, billId, id, mentions, { text, author });
  return id;
}

/**
 * Changes a comment, with an alert and an e-mail for each other person it did not mention before.
 *
 * @returns the id of the order
 * @throws BusinessError D1002 unless it is a comment of this author; Outdated
 * @throws FieldErrors for a newly mentioned person who may not see the order
 */
export async function editComment(
  deps: Pick<Deps, 'db' | 'live' | 'clock' | 'queue'>,
  kind: DiscussedKind,
  { id, version, text, ...input }: Input<'editComment'>,
  author: Author,
  locale: Locale,
): Promise<string> {
  const { db, clock } = deps;
  const comment = isUuid(id) ? await holdComment(db, id, author.userId) : null;
  const billId = await ofOrder(db, kind, comment?.billId ?? null);
  const current = async () => {
    const { items } = await activityOf(db, kind, { id: billId, page: 1, pageSize: NEWEST }, author.userId, locale);
    return items.find((one) => one.id === id) ?? null;
  };
  await requireVersion(db, orderComment, { id, version }, current, 'activity');
  const before = comment?.mentions ?? [];
  const added = [...new Set(input.mentions)].filter((person) => !before.includes(person));
  await requireSight(db, kind, billId, added);
  await updateComment(db, id, { body: text, mentions: [...before, ...added], editTime: clock.domainNow() });
  await alertMentioned(deps, kind, billId, uuid(), added, { text, author });
  return billId;
}

async function requireSight(db: Db, kind: SeenKind, billId: string, people: readonly string[]): Promise<void> {
  for (const person of people) {
    if (!isUuid(person) || !(await maySee(db, kind, person, [billId]))) throw new FieldErrors({ mentions: ['invalid'] });
  }
}

/** @param occasion id of the comment, or of its change */
async function alertMentioned(
  deps: Pick<Deps, 'db' | 'live' | 'clock' | 'queue'>,
  kind: SeenKind,
  billId: string,
  occasion: string,
  people: readonly string[],
  { text, author }: { text: string; author: Author },
): Promise<void> {
  const others = people.filter((person) => person !== author.userId);
  if (others.length === 0) return;
  const order = await requireOrder(deps.db, kind.table, billId);
  await addMentionAlert(deps, order, occasion, others, { author: author.realName ?? author.account, text });
}

/** @returns the id of the order. @throws BusinessError D1002 unless it is a comment of this author */
export async function deleteComment(db: Db, kind: DiscussedKind, { id }: Input<'deleteComment'>, me: string): Promise<string> {
  return ofOrder(db, kind, isUuid(id) ? await removeComment(db, id, me) : null);
}

/** A comment of an order that was deleted does not change any more. */
async function ofOrder(db: Db, { table }: DiscussedKind, id: string | null): Promise<string> {
  if (id === null) throw new BusinessError(ERROR.notFound);
  await requireOrder(db, table, id);
  return id;
}
