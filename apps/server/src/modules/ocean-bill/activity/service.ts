import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { requireBill } from '../detail/service.ts';
import { paging } from '../list/service.ts';
import { countActivity, insertComment, pageOfActivity, removeComment, updateComment } from './repo.ts';
import { namesOf } from '../people/repo.ts';
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
  const names = await namesOf(db, [...new Set(records.flatMap(({ before, after }) => peopleIn(before, after)))]);
  return {
    ...paging(page, pageSize, await countActivity(db, id, CHANGED_COLUMNS)),
    items: records.map(({ userId, before, after, ...record }) => ({
      ...record,
      until: record.kind === 'snoozed' ? snoozedUntil(after) : null,
      own: record.kind === 'comment' && userId === me,
      changes:
        record.kind === 'changed'
          ? [...changesBetween(before ?? {}, after ?? {}, locale), ...ownerChange(before ?? {}, after ?? {}, names)]
          : [],
    })),
  };
}

/** @returns the id of the comment. @throws BusinessError D1002 for a bill unknown to the author */
export async function addComment(db: Db, { id, text }: Parsed<'oceanBill', 'comment'>, author: Author, now: string): Promise<string> {
  await requireBill(db, id);
  const { tenantId, userId, realName, account } = author;
  return insertComment(db, { tenantId, billId: id, userId, author: realName ?? account, body: text, createTime: now });
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
