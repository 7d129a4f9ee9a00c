import { UUID } from '@seaberry/tracking/rules';
import { airWaybill as waybill, NO_OWNER } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { conditionsOf, type FilterColumns } from '../../../db/entity/conditions.ts';
import { Filter } from '../../../db/list.ts';
import { signalSql } from '../../ocean-bill/list/query.ts';
import { keywordOf } from '../../ocean-bill/terms/rules.ts';
import { WAYBILL } from '../rows.ts';

/** Filter of the list, shared by every call that takes it. */
export type WaybillFilter = Parsed<'airWaybill', 'statusCount'>;

const FILTERED = {
  ...WAYBILL.filtered,
  ownerId: (owner, params) =>
    owner === NO_OWNER ? 'b.owner_id is null' : UUID.test(owner) ? `b.owner_id = ${params.add(owner)}` : 'false',
} as const satisfies FilterColumns<typeof waybill>;

/** The filter over `air_waybill b`. @param parts counters of the tabs omit the conditions that the tabs set */
export function filterOf(tenantId: string, given: WaybillFilter, parts: { state: boolean } = { state: true }): Filter {
  const filter = new Filter().with(tenantId, (placeholder) => `b.tenant_id = ${placeholder}`);
  filter.where.push('b.deleted_at is null');
  if (given.ids) {
    const ids = given.ids.filter((id) => UUID.test(id));
    filter.where.push(ids.length > 0 ? `b.id in (${filter.params.list(ids, '::uuid')})` : 'false');
  }
  filter.where.push(...conditionsOf(waybill, given, FILTERED, filter.params, 'exact'));
  if (parts.state) {
    filter.with(given.trackingState, (placeholder) => `b.tracking_state = ${placeholder}`);
    if (given.signal) filter.where.push(signalSql(given.signal));
  }
  if (given.keyword) addKeyword(filter, given.keyword);
  return filter;
}

/** Waybills with every word, or with any number of a pasted list; a word may be any part of a text. */
function addKeyword(filter: Filter, keyword: string): void {
  const { tokens, every, joined } = keywordOf(keyword);
  const has = (token: string): string => `strpos(b.search_text, ${filter.params.add(token)}) > 0`;
  const all = tokens.map(has).join(every ? ' and ' : ' or ');
  if (tokens.length > 0) filter.where.push(`((${all})${joined.map((text) => ` or ${has(text)}`).join('')})`);
}
