import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import type { Deps } from '../../../deps.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { requireBill } from '../detail/service.ts';
import { findBill } from '../repo.ts';
import { paging } from '../list/service.ts';
import { countActivity, insertComment, pageOfActivity, removeComment, updateComment } from './repo.ts';
import { addMentionAlert } from '../../notice/service.ts';
import { maySee, namesOf } from '../people/repo.ts';
import { CHANGED_COLUMNS, changesBetween, ownerChange, peopleIn, snoozedUntil } from './rules.ts';

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
 * Adds a comment, with an alert for each other person it mentions.
 *
 * @returns the id of the comment
 * @throws BusinessError D1002 for a bill unknown to the author
 * @throws FieldErrors for a mentioned person who may not see the bill
 */
export async function addComment(
  deps: Pick<Deps, 'db' | 'live' | 'clock'>,
  input: Parsed<'oceanBill', 'comment'>,
  author: Author,
): Promise<string> {
  const { db, clock } = deps;
  const { id: billId, text } = input;
  await requireBill(db, billId);
  const { tenantId, userId, realName, account } = author;
  const mentions = [...new Set(input.mentions)];
  for (const person of mentions) {
    if (!isUuid(person) || !(await maySee(db, person, [billId]))) throw new FieldErrors({ mentions: ['invalid'] });
  }
  const name = realName ?? account;
  const id = await insertComment(db, { tenantId, billId, userId, author: name, body: text, mentions, createTime: clock.domainNow() });
  const others = mentions.filter((person) => person !== userId);
  const bill = others.length > 0 ? await findBill(db, billId) : null;
  if (bill) await addMentionAlert(deps, bill, id, others, { author: name, text });
  return id;
}

/** @returns the id of the bill. @throws BusinessError D1002 unless it is a comment of this author */
export async function editComment(db: Db, { id, text }: Parsed<'oceanBill', 'editComment'>, me: string, now: string): Promise<string> {
  return ofBill(db, isUuid(id) ? await updateComment(db, id, me, text, now) : null);
}

/** @returns the id of the bill. @throws BusinessError D1002 unless it is a comment of this author */
export async function deleteComment(db: Db, { id }: Parsed<'oceanBill', 'deleteComment'>, me: string): Promise<string> {
  return ofBill(db, isUuid(id) ? await removeComment(db, id, me) : null);
}

/** A comment of a bill that was deleted does not change any more. */
async function ofBill(db: Db, billId: string | null): Promise<string> {
  if (billId === null) throw new BusinessError('D1002');
  await requireBill(db, billId);
  return billId;
}
