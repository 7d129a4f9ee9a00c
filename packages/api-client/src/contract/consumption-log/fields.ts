import { choice, entity, integer, text } from '../entity.js';
import { found, hidden, logged, ofCompany, set, sorted } from '../tracking-log-fields.js';

/** Movements of berries: charged for tracking a bill, returned for a failed subscription, or credited. */
export const MOVEMENTS = ['charge', 'refund', 'grant'] as const;

/** Row of the consumption log (product specification §3 "Logs"): one movement of berries. */
export const consumptionEntry = entity(
  { controller: 'consumptionLog', one: 'movement of berries', many: 'movements of berries', title: 'id' },
  {
    ...logged(),
    kind: choice({ ...found, values: MOVEMENTS }),
    /** In berries; negative for a charge. */
    amount: integer(sorted),
    /** Balance of the company afterwards, in berries. */
    balance: integer(set),
    /** Number of the subscription of the bill, from 1. */
    attempt: integer(hidden),
    /** User who caused it; null for one by the server. */
    userName: text(set),
    ...ofCompany(),
  },
);
