import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import { FieldErrors } from '../../../http/errors.ts';
import { findViewers, maySee, visibleOf, writeOwner } from './repo.ts';

const MAX_PEOPLE = 50;
/** Longer than any name. */
const LONGEST_KEYWORD = 200;

const visible = (db: Db, ids: readonly string[]): Promise<string[]> => visibleOf(db, ids.filter(isUuid));

/** Colleagues who may see all of the bills that the caller sees among these; none without such a bill. */
export async function peopleOf(db: Db, { ids, keyword }: Parsed<'oceanBill', 'people'>): Promise<Answered<'oceanBill', 'people'>> {
  const billIds = await visible(db, ids);
  return billIds.length === 0 ? [] : findViewers(db, billIds, (keyword ?? '').trim().slice(0, LONGEST_KEYWORD), MAX_PEOPLE);
}

/** Makes a person the owner of bills. @returns the ids of the bills that were there @throws FieldErrors for a person who may not see all of them */
export async function assign(db: Db, { ids, ownerId }: Parsed<'oceanBill', 'assign'>, now: string): Promise<string[]> {
  const billIds = await visible(db, ids);
  if (billIds.length === 0) return [];
  if (ownerId !== null && !(isUuid(ownerId) && (await maySee(db, ownerId, billIds)))) throw new FieldErrors({ ownerId: ['invalid'] });
  await writeOwner(db, billIds, ownerId, now);
  return billIds;
}
