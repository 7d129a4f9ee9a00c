import { choice, code, entity, flag, integer, text } from '../entity.js';
import { beside, filtered, found, hidden, logged, ofCompany, set, sorted } from '../tracking-log-fields.js';

/** Update status of product specification §4. */
export const UPDATE_STATUSES = ['success', 'failed'] as const;

/** Row of the update log (product specification §3 "Logs"): new data of a carrier about a bill, or a failed request for it. */
export const updateEntry = entity(
  { controller: 'updateLog', one: 'update', many: 'updates', title: 'id' },
  {
    ...logged(),
    carrierCode: text(found),
    status: choice({ ...sorted, ...filtered, values: UPDATE_STATUSES }),
    /** Code of the reason of a failed update. */
    reason: text(set),
    /** Number of new events. */
    added: integer(set),
    /** HTTP status of the carrier; null without a response. */
    httpStatus: integer(set),
    apiVersion: text(hidden),
    /** Correlates requests, jobs and outgoing calls. */
    traceId: code(hidden),
    /** Whether it can be triggered again. */
    again: flag(beside),
    ...ofCompany(),
  },
);
