import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { DEFAULT_SETTINGS, RULES_VERSION, type ShipmentState } from '@seaberry/tracking';
import { routeOfShipment } from '@seaberry/tracking/geo';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { named, zoneByCode } from '../../place/catalogue.ts';
import { shownDifferences } from '../differences/service.ts';
import { paging } from '../list/service.ts';
import { currentModel } from '../model/repo.ts';
import { requireOrder } from '../../order/service.ts';
import { oceanBills } from '../polled/service.ts';
import { findBill, findDetail, findEvents } from '../repo.ts';
import { toBillRow } from '../rows.ts';
import { deriveBill, readEvents } from '../state/rules.ts';
import { countEvents, findRecognition, pageOfEvents } from './repo.ts';

/** @throws BusinessError D1002 for a bill unknown to this tenant. */
export async function detailOfBill(db: Db, id: string, now: string, locale: Locale): Promise<Answered<'oceanBill', 'detail'>> {
  const found = await requireDetail(db, id);
  const { createUserName, own } = found;
  return {
    bill: toBillRow(found.row, locale),
    state: named(await currentState(db, id, found.state, now), locale),
    createUserName,
    differences: shownDifferences(own, found.state, locale),
  };
}

/** @throws BusinessError D1002 for a bill unknown to this tenant. */
export async function routeOfBill(db: Db, id: string, now: string, locale: Locale): Promise<Answered<'oceanBill', 'route'>> {
  const { state: stored } = await requireDetail(db, id);
  const state = await currentState(db, id, stored, now);
  const events = readEvents(await findEvents(db, id));
  return named(routeOfShipment({ ...state, asOf: now }, { events }), locale);
}

async function requireDetail(db: Db, id: string): Promise<NonNullable<Awaited<ReturnType<typeof findDetail>>>> {
  const found = isUuid(id) ? await findDetail(db, id) : null;
  if (!found) throw new BusinessError(ERROR.notFound);
  return found;
}

/** A state of older rules has another shape; the row is derived again within a minute, the detail at once. */
async function currentState(db: Db, id: string, stored: ShipmentState | null, now: string): Promise<ShipmentState> {
  if (stored?.rulesVersion === RULES_VERSION) return stored;
  const bill = await findBill(db, id);
  if (!bill) throw new BusinessError(ERROR.notFound);
  const events = stored ? readEvents(await findEvents(db, id)) : [];
  return deriveBill(bill, events, now, DEFAULT_SETTINGS, await currentModel(db)).state;
}

/** The events of a bill, newest first, each with its unreadable parts. */
export async function eventsOfBill(
  db: Db,
  { id, page, pageSize }: Parsed<'oceanBill', 'events'>,
): Promise<Answered<'oceanBill', 'events'>> {
  await requireOrder(db, oceanBills.table, id);
  const items = await pageOfEvents(db, id, (page - 1) * pageSize, pageSize);
  return { ...paging(page, pageSize, await countEvents(db, id)), items };
}

/** Recognition records of a bill: newest subscription first, in it the newest request first. */
export async function recognitionOfBill(db: Db, id: string): Promise<Answered<'oceanBill', 'recognitionRecords'>> {
  await requireOrder(db, oceanBills.table, id);
  return (await findRecognition(db, id)).map((row) => ({ ...row, polZone: zoneByCode(row.polCode) }));
}
