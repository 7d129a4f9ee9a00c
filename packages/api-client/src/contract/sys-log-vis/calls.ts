import { get, post } from '../declare.js';

/** The four logs (product specification §1, §2). Rows of the own company in the data range; clearing is for the installation. */
export const sysLogVis = {
  /** Sign-ins and sign-outs with place, browser and outcome. As the present back end. */
  page: post('/api/sysLogVis/page', {
    permission: 'sysLogVis:page',
    log: null,
    exports: true,
  }),
  /** The newest visits, at most 200, as short rows. As the present back end. */
  list: get('/api/sysLogVis/list', {
    permission: 'sysLogVis:page',
  }),
  /** Empties the log of every company; the clearing itself is in the operation log. As the present back end. */
  clear: post('/api/sysLogVis/clear', {
    permission: 'sysLogVis:clear',
    reach: 'platform',
  }),
};
