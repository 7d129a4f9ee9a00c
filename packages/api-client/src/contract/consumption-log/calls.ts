import { crud } from '../crud.js';
import { consumptionEntry } from './fields.js';

/** Consumption of berries (product specification §3 "Logs", §9). */
export const consumptionLog = {
  /** One page of the ledger: what each bill cost, what was returned and credited. Not in the specification. */
  ...crud(consumptionEntry, { list: 'page', changes: [] }),
};
