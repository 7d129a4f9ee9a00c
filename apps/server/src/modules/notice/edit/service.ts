import { NOTICE_MAX } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import type { Change } from '../../../db/entity/repository.ts';
import type { Db } from '../../../db/port.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { safeRichText } from '../../../http/rich-text.ts';
import { deliverNotice, orgsWith, peopleWith } from '../receivers/repo.ts';
import { lockNotice, noticeRows, readAudience, writeAudienceIds, writePublished } from './repo.ts';

const DRAFT = 0;

type Addressed = Pick<Parsed<'sysNotice', 'add'>, 'audience' | 'orgIdList' | 'userIdList'>;

/** Ids of the audience of an input; undefined if the input does not change it. @throws FieldErrors for a missing or unknown one */
async function audienceIds(db: Db, { audience, orgIdList, userIdList }: Addressed): Promise<string[] | null | undefined> {
  if (audience == null) return undefined;
  if (audience === 'all') return null;
  const [field, given] = audience === 'organizations' ? (['orgIdList', orgIdList] as const) : (['userIdList', userIdList] as const);
  const ids = [...new Set(given)];
  if (ids.length === 0) throw new FieldErrors({ [field]: ['required'] });
  const known = !ids.every(isUuid) ? [] : await (audience === 'organizations' ? orgsWith : peopleWith)(db, ids);
  if (known.length < ids.length) throw new FieldErrors({ [field]: ['invalid'] });
  return ids;
}

/**
 * Locks a draft against changes until the transaction ends, so that the second of two concurrent publications finds it published.
 *
 * @throws BusinessError notFound; notCreator outside the data range; `refusal` for a published one
 */
async function lockDraft(db: Db, id: string, refusal: keyof typeof ERROR) {
  await noticeRows(db).find(id);
  const found = await lockNotice(db, id);
  if (!found) throw new BusinessError(ERROR.notCreator);
  if (found.status !== DRAFT) throw new BusinessError(ERROR[refusal]);
  return found;
}

/** Adds a draft, which is in no inbox before it is published. @returns the id @throws FieldErrors */
export async function addNotice(db: Db, change: Change, input: Parsed<'sysNotice', 'add'>): Promise<string> {
  const content = safeRichText('content', input.content, NOTICE_MAX);
  const ids = await audienceIds(db, input);
  const id = await noticeRows(db).insert(change, { ...input, content });
  if (ids) await writeAudienceIds(db, id, ids);
  return id;
}

/** @throws BusinessError notFound, notCreator, publishedNotEdited; FieldErrors; Outdated */
export async function updateNotice(db: Db, change: Change, { id, ...input }: Parsed<'sysNotice', 'update'>): Promise<void> {
  await lockDraft(db, id, 'publishedNotEdited');
  const content = safeRichText('content', input.content, NOTICE_MAX);
  const ids = await audienceIds(db, input);
  await noticeRows(db).update(change, id, { ...input, content });
  if (ids !== undefined) await writeAudienceIds(db, id, ids);
}

/** @throws BusinessError notFound, notCreator, publishedNotDeleted; Outdated */
export async function deleteNotice(db: Db, { id, version }: Parsed<'sysNotice', 'delete'>): Promise<void> {
  await lockDraft(db, id, 'publishedNotDeleted');
  await noticeRows(db).remove(id, version);
}

/**
 * In a transaction: puts a notice into the inbox of every user of its audience who can sign in. Cannot be undone.
 *
 * @throws BusinessError notFound, notCreator, alreadyPublished; noReceivers for an audience without such users
 */
export async function publishNotice(
  db: Db,
  id: string,
  publisher: { userId: string; name: string; orgId: string | null },
  at: string,
): Promise<void> {
  const audience = await lockDraft(db, id, 'alreadyPublished');
  const receivers = await deliverNotice(db, id, audience, at);
  if (receivers === 0) throw new BusinessError('noReceivers');
  await writePublished(db, id, { at, receivers, publisher });
}

/** Organizations and people to whom a notice is addressed; those that exist no longer are left out. @throws BusinessError notFound */
export async function audienceOf(db: Db, id: string) {
  await noticeRows(db).find(id);
  const { audience, ids } = await readAudience(db, id);
  return {
    orgs: audience === 'organizations' ? await orgsWith(db, ids) : [],
    people: audience === 'people' ? await peopleWith(db, ids) : [],
  };
}
