import { SUBSCRIPTION_STATUSES } from '@seaberry/tracking';
import { choice, entity, flag, instant, integer, place, text } from '../entity.js';
import { beside, filtered, found, hidden, logged, ofCompany, set, sorted } from '../tracking-log-fields.js';

/** Row of the subscribe log (product specification §3 "Logs", "Recognition record"): one response of a carrier to a subscription. */
export const subscribeEntry = entity(
  { controller: 'subscribeLog', one: 'subscription request', many: 'subscription requests', title: 'id' },
  {
    ...logged(),
    carrierCode: text(found),
    status: choice({ ...sorted, ...filtered, values: SUBSCRIPTION_STATUSES }),
    /** Code of the reason why the subscription waits or failed. */
    abnormalInfo: text(set),
    /** Number of the request in this subscription, from 1. */
    tries: integer(set),
    /** Number of the subscription of the bill, from 1. */
    attempt: integer(hidden),
    polCode: place(set),
    podCode: place(set),
    portCode: text(hidden),
    etd: instant(hidden),
    containerSubscription: flag(hidden),
    updateTime: instant({ ...sorted, hidden: true }),
    /** Whether it can be triggered again. */
    again: flag(beside),
    /** Whether triggering it again costs a berry. */
    charged: flag(beside),
    ...ofCompany(),
  },
);
