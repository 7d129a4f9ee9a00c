import type { Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import { updateRow } from '../../../db/rows.ts';
import type { Aside } from '../../../db/schema/order.ts';
import { FieldErrors } from '../../../http/errors.ts';
import { readInstant } from '../../../db/entity/times.ts';
import { lockFindings, type AsideKind } from './repo.ts';
import { asideColumns, findingKey, type Finding } from './rules.ts';

/** The person who sets orders aside, and the domain time. */
interface By {
  userId: string;
  now: string;
}

/** Longer than any journey. */
const LONGEST_MS = 366 * 86_400_000;

type Input<K extends 'handle' | 'snooze' | 'wake'> = Parsed<'oceanBill' | 'airWaybill', K>;

/** @returns the ids of the orders that were there */
async function setAside(
  db: Db,
  kind: AsideKind,
  ids: readonly string[],
  now: string,
  asideOf: (finding: Finding) => Aside | null,
): Promise<string[]> {
  const found = await lockFindings(db, kind, ids.filter(isUuid));
  for (const { id, ...finding } of found)
    await updateRow(db, kind.table, id, { ...asideColumns(finding, asideOf(finding), now), updateTime: now });
  return found.map(({ id }) => id);
}

/** Takes orders out of the list of those that need attention until their finding changes. */
export const handle = (db: Db, kind: AsideKind, { ids }: Input<'handle'>, { userId, now }: By): Promise<string[]> =>
  setAside(db, kind, ids, now, (finding) => ({ by: userId, at: now, key: findingKey(finding), until: null }));

/** Takes orders out of the list of those that need attention until a time. @throws FieldErrors for a time that is not within a year from now */
export async function snooze(db: Db, kind: AsideKind, { ids, until: given }: Input<'snooze'>, { userId, now }: By): Promise<string[]> {
  const until = readInstant(given);
  const ahead = until === null ? 0 : Date.parse(until) - Date.parse(now);
  if (until === null || ahead <= 0 || ahead > LONGEST_MS) throw new FieldErrors({ until: ['date'] });
  return setAside(db, kind, ids, now, () => ({ by: userId, at: now, key: null, until }));
}

/** Puts orders back into the list of those that need attention, if they need it. */
export const wake = (db: Db, kind: AsideKind, { ids }: Input<'wake'>, { now }: By): Promise<string[]> =>
  setAside(db, kind, ids, now, () => null);
