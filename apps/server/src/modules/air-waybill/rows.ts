import { airWaybill as waybill, type DerivedIn } from '@seaberry/api-client/contract';
import type { Answered } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { airlineByCode, type AirShipmentState } from '@seaberry/tracking';
import type { FieldRecord } from '../../db/entity/columns.ts';
import { inStatement } from '../../db/entity/statement.ts';
import { airWaybill } from '../../db/schema/air-waybill.ts';
import { ASIDE_SHOWN, PLAIN_SIGNAL } from '../order/aside/rules.ts';
import { airportName, zoneOfAirport } from '../place/airports/catalogue.ts';
import { inLanguage } from '../place/catalogue.ts';

/** A row of the list in the form of the contract. */
export type WaybillRow = Answered<'airWaybill', 'page'>['items'][number];

/** Columns of the table that have another name than their field. */
export const COLUMN_OF = { awbNo: 'referenceNo', airlineCode: 'carrierCode', pta: 'firstEta' } as const;

/** The waybill in statements over `air_waybill b`. Sorting by state or stage follows the journey. */
export const WAYBILL = inStatement(waybill, airWaybill, {
  alias: 'b',
  columns: COLUMN_OF,
  extra: {
    // The signal as derived, whether the waybill is aside or not.
    signal: PLAIN_SIGNAL,
    ownerName: 'seaberry.person_name(b.owner_id)',
  },
  sortedBy: { stage: 'stageOrder', trackingState: 'stateOrder' },
});

type PlainRecord = FieldRecord<typeof waybill, typeof airWaybill, 'ownerName' | 'signal', typeof COLUMN_OF>;

/** Record of the list; never the column `state`, which PostgreSQL stores apart from the row (TOAST). */
export type WaybillListRecord = PlainRecord & Pick<typeof airWaybill.$inferSelect, 'rail' | 'outlook'> & { aside: WaybillRow['aside'] };

export const LIST_COLUMNS = `${WAYBILL.select}, b.rail, b.outlook, ${ASIDE_SHOWN} as aside`;

/** Record of a detail. */
export type WaybillDetailRecord = WaybillListRecord & { state: AirShipmentState | null; createUserName: string | null };

export const DETAIL_COLUMNS = `${LIST_COLUMNS}, b.state, seaberry.person_name(b.created_by) as "createUserName"`;

/** One row with the names of its places in a language, the zones of its times, its rail and its outlook. */
export function toWaybillRow(record: WaybillListRecord, locale: Locale): WaybillRow {
  const derived: Record<DerivedIn<(typeof waybill)['fields']>, string | null> = {
    airlineName: airlineByCode(record.airlineCode)?.name ?? null,
    originName: airportName(record.originCode, locale),
    originZone: zoneOfAirport(record.originCode),
    destinationName: airportName(record.destinationCode, locale),
    destinationZone: zoneOfAirport(record.destinationCode),
    statusZone: zoneOfAirport(record.statusPlace),
  };
  return { ...record, ...derived, ...inLanguage({ rail: record.rail ?? [], outlook: record.outlook }, locale) };
}
