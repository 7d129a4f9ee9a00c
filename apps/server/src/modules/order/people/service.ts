import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import { FieldErrors } from '../../../http/errors.ts';
import { findViewers, maySee, visibleOf, writeOwner, type SeenKind } from './repo.ts';

const MAX_PEOPLE = 50;
/** Longer than any name. */
const LONGEST_KEYWORD = 200;

type Input<K extends 'people' | 'assign'> = Parsed<'oceanBill' | 'airWaybill', K>;

/** Colleagues who may see all of the orders that the caller sees among these; none without such an order. */
export async function peopleOf(
  db: Db,
  kind: SeenKind,
  { ids, keyword }: Input<'people'>,
): Promise<Answered<'oceanBill' | 'airWaybill', 'people'>> {
  const orderIds = await visibleOf(db, kind, ids.filter(isUuid));
  return orderIds.length === 0 ? [] : findViewers(db, kind, orderIds, (keyword ?? '').trim().slice(0, LONGEST_KEYWORD), MAX_PEOPLE);
}

/** Makes a person the owner of orders. @returns the ids of the orders that were there @throws FieldErrors for a person who may not see all of them */
export async function assign(db: Db, kind: SeenKind, { ids, ownerId }: Input<'assign'>, now: string): Promise<string[]> {
  const orderIds = await visibleOf(db, kind, ids.filter(isUuid));
  if (orderIds.length === 0) return [];
  if (ownerId !== null && !(isUuid(ownerId) && (await maySee(db, kind, ownerId, orderIds))))
    throw new FieldErrors({ ownerId: ['invalid'] });
  await writeOwner(db, kind, orderIds, ownerId, now);
  return orderIds;
}
