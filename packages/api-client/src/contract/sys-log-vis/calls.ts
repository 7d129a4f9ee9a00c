import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { visitLog } from './fields.js';

/**
 * The four logs (product specification §1, §2). Users see rows of their company in their data range; only platform
 * administrators clear a log.
 */
export const sysLogVis = {
  /** Sign-ins, registrations, sign-outs and starts of the application with place, browser and outcome. Compatible with the origin. */
  ...crud(visitLog, { list: 'page', changes: [] }),
  /** The newest visits, at most 200, with place, user and time. Compatible with the origin. */
  list: get('/api/sysLogVis/list', {
    permission: 'sysLogVis:page',
  }),
  /**
   * Removes the rows of all companies that the caller exported within the last hour; the clearing itself is in the operation log.
   * Compatible with the origin.
   */
  clear: post('/api/sysLogVis/clear', {
    permission: 'sysLogVis:clear',
    reach: 'platform',
    proof: true,
  }),
  /**
   * Returns all sealed rows of all companies with their seals, one JSON value a line; the last line is a seal of the export. Not in the
   * specification.
   */
  export: post('/api/sysLogVis/export', {
    permission: 'sysLogVis:clear',
    reach: 'platform',
    answer: 'file',
  }),
  /** Compares the rows of all companies with their seals, until the first difference or for at most 20 s. Not in the specification. */
  verify: post('/api/sysLogVis/verify', {
    permission: 'sysLogVis:clear',
    reach: 'platform',
  }),
};
