import type { AirShipmentState } from '@seaberry/tracking';
import { airSheet } from '@seaberry/tracking/sheet';
import { airWaybill } from '../../db/schema/air-waybill.ts';
import { callerOf, formatOf, outside, type CallContext, type Handlers } from '../../http/handlers.ts';
import { notificationsOfBill } from '../notification/service.ts';
import { orderHandlers, publish } from '../order/handlers.ts';
import { deleteOrders } from '../order/service.ts';
import { changedWaybills, changesBetween } from './activity/rules.ts';
import { newWaybills } from './add/service.ts';
import { exportWaybills } from './export/service.ts';
import { checkBatch } from './import/rules.ts';
import { countsOfWaybills, pageOfWaybills } from './list/service.ts';
import { recognise } from './recognise/service.ts';
import { SUGGESTED_OF_WAYBILLS } from './suggest/catalogue.ts';
import { suggest } from '../order/suggest/service.ts';
import { airWaybills } from './polled/service.ts';
import { urgentKey } from './state/rules.ts';
import { detailOfWaybill, eventsOfWaybill, requireWaybill, routeOfWaybill, settleAirport, updateWaybill, type Asked } from './service.ts';

const common = orderHandlers({
  ...changedWaybills,
  detail: 'airWaybill:detail',
  changesBetween,
  top: { column: airWaybill.state, keyOf: (state) => (state === null ? null : urgentKey(state as AirShipmentState)) },
  polled: airWaybills,
  added: newWaybills,
  file: { sheet: airSheet, noNumbers: 'fileNoWaybills' },
  checkBatch,
  remove: ({ deps }, ids) => deleteOrders(deps.db, airWaybills.table, ids, deps.clock.domainNow()),
});

const asked = ({ deps, locale }: CallContext): Asked => ({ now: deps.clock.domainNow(), locale });

/** The calls on air waybills (product specification §3–§5, §9). */
export const airWaybillHandlers: Handlers['airWaybill'] = {
  ...common,

  page: (input, context) => pageOfWaybills(context.deps.db, callerOf(context).tenantId, input, context.locale),

  statusCount: (input, context) => countsOfWaybills(context.deps.db, callerOf(context).tenantId, input),

  suggest: (input, context) => suggest(context.deps.db, callerOf(context).tenantId, SUGGESTED_OF_WAYBILLS, input, context.locale),

  detail: ({ id }, context) => detailOfWaybill(context.deps.db, callerOf(context).tenantId, id, asked(context)),

  route: ({ id }, context) => routeOfWaybill(context.deps.db, callerOf(context).tenantId, id, asked(context)),

  events: (input, { deps }) => eventsOfWaybill(deps.db, input),

  async notifications({ id }, context) {
    const { deps } = context;
    await requireWaybill(deps.db, id);
    return notificationsOfBill(deps.db, id, formatOf(context));
  },

  recognise: outside(recognise),

  async update(input, context) {
    const version = await updateWaybill(context.deps.db, callerOf(context).tenantId, input, asked(context));
    await publish(context, airWaybills, [input.id]);
    return { version };
  },

  async settle(input, context) {
    await settleAirport(context.deps.db, input, context.deps.clock.domainNow());
    await publish(context, airWaybills, [input.id]);
    return null;
  },

  export: outside(exportWaybills),
};
