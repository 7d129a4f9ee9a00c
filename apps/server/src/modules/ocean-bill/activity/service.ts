import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { oceanBillComment } from '../../../db/schema/tracking.ts';
import { requireVersion } from '../../../db/versions.ts';
import type { Deps } from '../../../deps.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { requireBill } from '../detail/service.ts';
import { findBill } from '../repo.ts';
import { paging } from '../list/service.ts';
import { countActivity, holdComment, insertComment, pageOfActivity, removeComment, updateComment } from './repo.ts';
import { addMentionAlert } from '../../notice/service.ts';
import { maySee, namesOf } from '../people/repo.ts';
import { CHANGED_COLUMNS, changesBetween, ownerChange, peopleIn, snoozedUntil } from './rules.ts';

/** Entries among which a comment is found for its author, who has another version of it. */
const NEWEST = 200;

type Author = Pick<SignedIn, 'userId' | 'tenantId' | 'realName' | 'account'>;

/** Comments and changes of a bill, newest first. @throws BusinessError D1002 for a bill unknown to the caller */
export async function activityOfBill(
  db: Db,
  { id, page, pageSize }: Parsed<'oceanBill', 'activity'>,
  me: string,
  locale: Locale,
): Promise<Answered<'oceanBill', 'activity'>> {
  await requireBill(db, id);
  const records = await pageOfActivity(db, id, CHANGED_COLUMNS, (page - 1) * pageSize, pageSize);
  const people = records.flatMap(({ before, after, mentions }) => [...peopleIn(before, after), ...(mentions ?? [])]);
  const names = await namesOf(db, [...new Set(people)]);
  return {
    ...paging(page, pageSize, await countActivity(db, id, CHANGED_COLUMNS)),
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
          ? [...changesBetween(before ?? {}, after ?? {}, locale), ...ownerChange(before ?? {}, after ?? {}, names)]
          : [],
    })),
  };
}

/**
 * Adds a comment, with an alert and an e-mail for each other person it mentions.
 *
 * @returns the id of the comment
 * @throws BusinessError D1002 for a bill unknown to the author
 * @throws FieldErrors for a mentioned person who may not see the bill
 */
export async function addComment(
  deps: Pick<Deps, 'db' | 'live' | 'clock' | 'queue'>,
  input: Parsed<'oceanBill', 'comment'>,
  author: Author,
): Promise<string> {
  const { db, clock } = deps;
  const { id: billId, text } = input;
  await requireBill(db, billId);
  const { tenantId, userId, realName, account } = author;
  const mentions = [...new Set(input.mentions)];
  await requireSight(db, billId, mentions);
  const id = await insertComment(db, {
    tenantId,
    billId,
    userId,
    author: realName ?? account,
    body: text,
    mentions,
    createTime: clock.domainNow(),
  });
  await alertMentioned(deps, billId, id, mentions, { text, author });
  return id;
}

/**
 * Changes a comment, with an alert and an e-mail for each other person it did not mention before.
 *
 * @returns the id of the bill
 * @throws BusinessError D1002 unless it is a comment of this author; Outdated
 * @throws FieldErrors for a newly mentioned person who may not see the bill
 */
export async function editComment(
  deps: Pick<Deps, 'db' | 'live' | 'clock' | 'queue'>,
  { id, version, text, ...input }: Parsed<'oceanBill', 'editComment'>,
  author: Author,
  locale: Locale,
): Promise<string> {
  const { db, clock } = deps;
  const comment = isUuid(id) ? await holdComment(db, id, author.userId) : null;
  const billId = await ofBill(db, comment?.billId ?? null);
  const current = async () => {
    const { items } = await activityOfBill(db, { id: billId, page: 1, pageSize: NEWEST }, author.userId, locale);
    return items.find((one) => one.id === id) ?? null;
  };
  await requireVersion(db, oceanBillComment, { id, version }, current, 'activity');
  const before = comment?.mentions ?? [];
  const added = [...new Set(input.mentions)].filter((person) => !before.includes(person));
  await requireSight(db, billId, added);
  await updateComment(db, id, { body: text, mentions: [...before, ...added], editTime: clock.domainNow() });
  await alertMentioned(deps, billId, uuid(), added, { text, author });
  return billId;
}

async function requireSight(db: Db, billId: string, people: readonly string[]): Promise<void> {
  for (const person of people) {
    if (!isUuid(person) || !(await maySee(db, person, [billId]))) throw new FieldErrors({ mentions: ['invalid'] });
  }
}

/** @param occasion id of the comment, or of its change */
async function alertMentioned(
  deps: Pick<Deps, 'db' | 'live' | 'clock' | 'queue'>,
  billId: string,
  occasion: string,
  people: readonly string[],
  { text, author }: { text: string; author: Author },
): Promise<void> {
  const others = people.filter((person) => person !== author.userId);
  const bill = others.length > 0 ? await findBill(deps.db, billId) : null;
  if (bill) await addMentionAlert(deps, bill, occasion, others, { author: author.realName ?? author.account, text });
}

/** @returns the id of the bill. @throws BusinessError D1002 unless it is a comment of this author */
export async function deleteComment(db: Db, { id }: Parsed<'oceanBill', 'deleteComment'>, me: string): Promise<string> {
  return ofBill(db, isUuid(id) ? await removeComment(db, id, me) : null);
}

/** A comment of a bill that was deleted does not change any more. */
async function ofBill(db: Db, billId: string | null): Promise<string> {
  if (billId === null) throw new BusinessError(ERROR.notFound);
  await requireBill(db, billId);
  return billId;
}
