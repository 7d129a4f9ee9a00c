import { get, post } from '../declare.js';

export const sysLogOp = {
  /** Operation log entries with user and outcome, newest first. As in the previous backend. */
  page: post('/api/sysLogOp/page', {
    permission: 'sysLogOp:page',
    log: null,
    exports: true,
  }),
  /** One row with its input, without secrets. As in the previous backend. */
  detail: get('/api/sysLogOp/detail/{id}', {
    permission: 'sysLogOp:page',
    required: ['id'],
  }),
  /** Empties the log of every company, except for the row of this call. As in the previous backend. */
  clear: post('/api/sysLogOp/clear', {
    permission: 'sysLogOp:clear',
    reach: 'platform',
  }),
};
