import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { visitLog } from './fields.js';

/**
 * The four logs (product specification §1, §2). Users see rows of their company in their data range; only platform
 * administrators clear a log.
 */
export const sysLogVis = {
  /** Sign-ins and sign-outs with place, browser and outcome. Compatible with the origin. */
  ...crud(visitLog, { list: 'page', changes: [] }),
  /** The newest visits, at most 200, as short rows. Compatible with the origin. */
  list: get('/api/sysLogVis/list', {
    permission: 'sysLogVis:page',
  }),
  /** Empties the log of every company; the clearing itself is in the operation log. Compatible with the origin. */
  clear: post('/api/sysLogVis/clear', {
    permission: 'sysLogVis:clear',
    reach: 'platform',
    proof: true,
  }),
};
