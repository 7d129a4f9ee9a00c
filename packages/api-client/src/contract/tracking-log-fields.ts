import { instant, text } from './entity.js';
import { between } from './log-fields.js';

/* Fields that the logs of tracking have in common: consumption, pushes, subscriptions, updates and requests (product specification §3). */

/** Set by the server. */
export const set = { entered: 'none' } as const;
export const sorted = { entered: 'none', sort: true } as const;
export const filtered = { entered: 'none', filter: true } as const;
export const found = { entered: 'none', sort: true, filter: true } as const;
export const hidden = { entered: 'none', hidden: true } as const;
/** Options of a field that only feeds other parts of the row. */
export const beside = { entered: 'none', listed: false } as const;

/** Number of the bill and time of the row. */
export const logged = () => ({
  /** Number of the bill; null for rows that belong to none. */
  referenceNo: text(found),
  createTime: instant({ ...sorted, filter: between }),
});

/** Company of the row: only platform administrators see rows of other companies. */
export const ofCompany = () => ({ tenantName: text(found) });
