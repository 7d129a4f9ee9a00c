import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { AIR_RULES_VERSION } from '@seaberry/tracking';
import { routeOfAirShipment } from '@seaberry/tracking/geo';
import { isUuid } from '@seaberry/tracking/rules';
import { mainAirlineCode } from '../../carriers/registry.ts';
import { listPage } from '../../db/list.ts';
import type { Db } from '../../db/port.ts';
import { updateRow } from '../../db/rows.ts';
import { requireVersion, versionOf } from '../../db/versions.ts';
import { airWaybill } from '../../db/schema/air-waybill.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { countEvents, pageOfEvents } from '../ocean-bill/detail/repo.ts';
import { findEvents } from '../ocean-bill/repo.ts';
import { paging } from '../ocean-bill/list/service.ts';
import { inLanguage } from '../place/catalogue.ts';
import { lastChange } from '../order/activity/repo.ts';
import { changedWaybills } from './activity/rules.ts';
import { filterOf } from './list/query.ts';
import { findWaybill, type WaybillRecord } from './repo.ts';
import { DETAIL_COLUMNS, toWaybillRow, type WaybillDetailRecord } from './rows.ts';
import { deriveAndSave } from './state/service.ts';
import { deriveWaybill } from './state/rules.ts';

/** @throws BusinessError D1002 for a waybill unknown to this tenant. */
export async function requireWaybill(db: Db, id: string, lock = false): Promise<WaybillRecord> {
  const found = isUuid(id) ? await findWaybill(db, id, lock) : null;
  if (!found) throw new BusinessError(ERROR.notFound);
  return found;
}

async function findDetail(db: Db, tenantId: string, id: string): Promise<WaybillDetailRecord | null> {
  const found = await listPage<WaybillDetailRecord, WaybillDetailRecord>(
    db,
    {
      select: DETAIL_COLUMNS,
      from: 'air_waybill b',
      filter: filterOf(tenantId, { ids: [id] }),
      sorts: {},
      defaultOrder: 'b.id',
      tieBreaker: 'b.id',
      toItem: (record) => record,
    },
    { page: 1, pageSize: 1 },
  );
  return found.items[0] ?? null;
}

/** Domain time of a request, and the language of its reader. */
export interface Asked {
  now: string;
  locale: Locale;
}

async function requireDetail(db: Db, tenantId: string, id: string): Promise<WaybillDetailRecord> {
  const found = isUuid(id) ? await findDetail(db, tenantId, id) : null;
  if (!found) throw new BusinessError(ERROR.notFound);
  return found;
}

/** @throws BusinessError D1002 for a waybill unknown to this tenant. */
export async function detailOfWaybill(
  db: Db,
  tenantId: string,
  id: string,
  { now, locale }: Asked,
): Promise<Answered<'airWaybill', 'detail'>> {
  const { state, createUserName, ...record } = await requireDetail(db, tenantId, id);
  return { bill: toWaybillRow(record, locale), state: inLanguage(await currentState(db, id, state, now), locale), createUserName };
}

/** @throws BusinessError D1002 for a waybill unknown to this tenant. */
export async function routeOfWaybill(
  db: Db,
  tenantId: string,
  id: string,
  { now, locale }: Asked,
): Promise<Answered<'airWaybill', 'route'>> {
  const { state: stored } = await requireDetail(db, tenantId, id);
  return inLanguage(routeOfAirShipment({ ...(await currentState(db, id, stored, now)), asOf: now }), locale);
}

/** A state of older rules has another shape; the row is derived again soon, the detail at once. */
async function currentState(db: Db, id: string, stored: WaybillDetailRecord['state'], now: string) {
  if (stored?.rulesVersion === AIR_RULES_VERSION) return stored;
  return deriveWaybill(await requireWaybill(db, id), stored ? await findEvents(db, id) : [], now).state;
}

/** The events of a waybill, newest first, each with its unreadable parts. */
export async function eventsOfWaybill(
  db: Db,
  { id, page, pageSize }: Parsed<'airWaybill', 'events'>,
): Promise<Answered<'airWaybill', 'events'>> {
  await requireWaybill(db, id);
  const items = await pageOfEvents(db, id, (page - 1) * pageSize, pageSize);
  return { ...paging(page, pageSize, await countEvents(db, id)), items };
}

/**
 * Updates the entered fields. The airline belongs to the subscription: it can be corrected only after it failed, and applies from the next
 * request on.
 *
 * @returns its version since the change
 * @throws Outdated
 */
export async function updateWaybill(
  db: Db,
  tenantId: string,
  input: Parsed<'airWaybill', 'update'>,
  { now, locale }: Asked,
): Promise<number> {
  const waybill = await requireWaybill(db, input.id, true);
  const { id, version, airlineCode, ...entered } = input;
  await requireVersion(db, airWaybill, { id, version }, async () => {
    const found = await findDetail(db, tenantId, id);
    return found && { ...toWaybillRow(found, locale), ...(await lastChange(db, changedWaybills, id)) };
  });
  const carrierCode = airlineCode ? mainAirlineCode(airlineCode) : waybill.carrierCode;
  if (waybill.subscriptionStatus !== 'SUB_ERR' && carrierCode !== waybill.carrierCode)
    throw new FieldErrors({ airlineCode: ['subscribed'] });
  const changes = { ...entered, carrierCode };
  await updateRow(db, airWaybill, id, { ...changes, updateTime: now });
  await deriveAndSave(db, { ...waybill, ...changes }, now);
  return versionOf(db, airWaybill, id);
}

/**
 * Takes over an airport of the airline in place of the entered one. Where the airline names another by now, or the same, nothing is changed, so
 * the call can be repeated.
 *
 * @param now domain time
 * @throws BusinessError D1002 for a waybill unknown to this tenant.
 */
export async function settleAirport(db: Db, { id, field, carrier }: Parsed<'airWaybill', 'settle'>, now: string): Promise<void> {
  const waybill = await requireWaybill(db, id, true);
  const told = field === 'originCode' ? waybill.state?.origin : waybill.state?.destination;
  if (told?.iataCode !== carrier || waybill[field] === carrier) return;
  const changes = { [field]: carrier };
  await updateRow(db, airWaybill, id, { ...changes, updateTime: now });
  await deriveAndSave(db, { ...waybill, ...changes }, now);
}
