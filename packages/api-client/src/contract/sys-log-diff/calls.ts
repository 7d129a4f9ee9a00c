import { get, post } from '../declare.js';

export const sysLogDiff = {
  /** Rows before and after a change, newest first. As in the previous backend. */
  page: post('/api/sysLogDiff/page', {
    permission: 'sysLogDiff:page',
    log: null,
    exports: true,
  }),
  /** One change. As in the previous backend. */
  detail: get('/api/sysLogDiff/detail/{id}', {
    permission: 'sysLogDiff:page',
    required: ['id'],
  }),
  /** Empties the log of every company. As in the previous backend. */
  clear: post('/api/sysLogDiff/clear', {
    permission: 'sysLogDiff:clear',
    reach: 'platform',
  }),
};
