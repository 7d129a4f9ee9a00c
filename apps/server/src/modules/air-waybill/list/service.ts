import type { Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { COUNT_CAP, listPage, type PageInput } from '../../../db/list.ts';
import type { Db } from '../../../db/port.ts';
import { countTogether, type StateCounts } from '../../ocean-bill/counts/repo.ts';
import { LIST_COLUMNS, toWaybillRow, WAYBILL, type WaybillListRecord } from '../rows.ts';
import { filterOf, type WaybillFilter } from './query.ts';

const SORTS = Object.fromEntries(Object.entries(WAYBILL.sorts).map(([name, { column }]) => [name, column]));

/** One page of the records of matching waybills, by default the newest first. @throws FieldErrors for an unsortable field */
export const pageOfRecords = (db: Db, tenantId: string, filter: WaybillFilter, page: PageInput) =>
  listPage<WaybillListRecord, WaybillListRecord>(
    db,
    {
      select: LIST_COLUMNS,
      from: 'air_waybill b',
      filter: filterOf(tenantId, filter),
      sorts: SORTS,
      defaultOrder: 'b.create_time desc',
      tieBreaker: 'b.id desc',
      toItem: (record) => record,
    },
    page,
  );

/** One page of the list. @throws FieldErrors */
export async function pageOfWaybills(db: Db, tenantId: string, input: Parsed<'airWaybill', 'page'>, locale: Locale) {
  const { page, pageSize, field, order, ...filter } = input;
  const found = await pageOfRecords(db, tenantId, filter, { page, pageSize, field, order });
  return { ...found, items: found.items.map((record) => toWaybillRow(record, locale)) };
}

/** Rows that are read for the counters. */
const COUNTED = 8 * COUNT_CAP;

/** Counters of the tabs, each with the cap of a total. */
export async function countsOfWaybills(db: Db, tenantId: string, given: WaybillFilter): Promise<StateCounts> {
  const { params, where } = filterOf(tenantId, given, { state: false });
  const counts = await countTogether(db, '', `air_waybill b where ${where.join(' and ')}`, params, COUNTED);
  const capped = Object.entries(counts).map(([name, count]) => [name, Math.min(count, COUNT_CAP)] as const);
  return Object.fromEntries(capped) as StateCounts;
}
