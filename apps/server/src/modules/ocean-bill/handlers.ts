import type { Signal } from '@seaberry/tracking';
import { oceanSheet } from '@seaberry/tracking/sheet';
import { oceanBill } from '../../db/schema/tracking.ts';
import { callerOf, formatOf, outside, type Handlers } from '../../http/handlers.ts';
import { orderHandlers, publish } from '../order/handlers.ts';
import { notificationsOfBill } from '../notification/service.ts';
import { changedBills, changesBetween } from './activity/rules.ts';
import { requireOrder } from '../order/service.ts';
import { newBills } from './add/service.ts';
import { countStates } from './counts/repo.ts';
import { settle } from './differences/service.ts';
import { detailOfBill, eventsOfBill, recognitionOfBill, routeOfBill } from './detail/service.ts';
import { exportBills } from './export/service.ts';
import { checkBatch } from './import/rules.ts';
import { pageOfBills, requireFilter } from './list/service.ts';
import { oceanBills } from './polled/service.ts';
import { recognise } from './recognise/service.ts';
import { SUGGESTED_OF_BILLS } from './suggest/catalogue.ts';
import { suggest } from '../order/suggest/service.ts';
import { deleteBills, updateBill } from './service.ts';

const common = orderHandlers({
  ...changedBills,
  detail: 'oceanBill:detail',
  changesBetween,
  top: { column: oceanBill.topSignal, keyOf: (signal) => (signal as Signal | null)?.key ?? null },
  polled: oceanBills,
  added: newBills,
  file: { sheet: oceanSheet, noNumbers: 'fileNoNumbers' },
  checkBatch,
  remove: ({ deps }, ids) => deleteBills(deps.db, ids, deps.clock.domainNow()),
});

/** The calls on ocean bills (product specification §3–§5, §9). */
export const oceanBillHandlers: Handlers['oceanBill'] = {
  ...common,

  page: (input, context) => pageOfBills(context.deps.db, callerOf(context).tenantId, input, context.locale),

  statusCount(input, context) {
    requireFilter(input);
    return countStates(context.deps.db, callerOf(context).tenantId, input);
  },

  suggest: (input, context) => suggest(context.deps.db, callerOf(context).tenantId, SUGGESTED_OF_BILLS, input, context.locale),

  detail: ({ id }, { deps, locale }) => detailOfBill(deps.db, id, deps.clock.domainNow(), locale),
  route: ({ id }, { deps, locale }) => routeOfBill(deps.db, id, deps.clock.domainNow(), locale),
  events: (input, { deps }) => eventsOfBill(deps.db, input),
  recognitionRecords: ({ id }, { deps }) => recognitionOfBill(deps.db, id),

  async notifications({ id }, context) {
    const { deps } = context;
    await requireOrder(deps.db, oceanBills.table, id);
    return notificationsOfBill(deps.db, id, formatOf(context));
  },

  recognise: outside(recognise),

  async update(input, context) {
    const version = await updateBill(context.deps.db, input, context.deps.clock.domainNow(), context.locale);
    await publish(context, oceanBills, [input.id]);
    return { version };
  },

  async settle(input, context) {
    await settle(context.deps.db, input, context.deps.clock.domainNow());
    await publish(context, oceanBills, [input.id]);
    return null;
  },

  export: outside(exportBills),
};
