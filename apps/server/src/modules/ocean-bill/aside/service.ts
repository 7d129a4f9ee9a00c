import type { Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import { updateRow } from '../../../db/rows.ts';
import { oceanBill, type Aside } from '../../../db/schema/tracking.ts';
import { FieldErrors } from '../../../http/errors.ts';
import { readInstant } from '../../../db/entity/times.ts';
import { lockFindings } from './repo.ts';
import { asideColumns, plainSignal, findingKey, type BillFinding } from './rules.ts';

/** The person who sets bills aside, and the domain time. */
interface By {
  userId: string;
  now: string;
}

/** Longer than any journey. */
const LONGEST_MS = 366 * 86_400_000;

/** @returns the ids of the bills that were there */
async function setAside(db: Db, ids: readonly string[], now: string, asideOf: (finding: BillFinding) => Aside | null): Promise<string[]> {
  const found = await lockFindings(db, ids.filter(isUuid));
  for (const { id, ...row } of found) {
    const finding = { ...row, signal: plainSignal(row.signal) };
    await updateRow(db, oceanBill, id, { ...asideColumns(finding, asideOf(finding), now), updateTime: now });
  }
  return found.map(({ id }) => id);
}

/** Takes bills out of the list of bills that need attention until their finding changes. */
export const handle = (db: Db, { ids }: Parsed<'oceanBill', 'handle'>, { userId, now }: By): Promise<string[]> =>
  setAside(db, ids, now, (finding) => ({ by: userId, at: now, key: findingKey(finding), until: null }));

/** Takes bills out of the list of bills that need attention until a time. @throws FieldErrors for a time that is not within a year from now */
export async function snooze(db: Db, { ids, until: given }: Parsed<'oceanBill', 'snooze'>, { userId, now }: By): Promise<string[]> {
  const until = readInstant(given);
  const ahead = until === null ? 0 : Date.parse(until) - Date.parse(now);
  if (until === null || ahead <= 0 || ahead > LONGEST_MS) throw new FieldErrors({ until: ['date'] });
  return setAside(db, ids, now, () => ({ by: userId, at: now, key: null, until }));
}

/** Puts bills back into the list of bills that need attention, if they need it. */
export const wake = (db: Db, { ids }: Parsed<'oceanBill', 'wake'>, now: string): Promise<string[]> => setAside(db, ids, now, () => null);
