import { get, post } from '../declare.js';

export const sysLogOp = {
  /** Entries of changes, with user and outcome, newest first. As the present back end. */
  page: post('/api/sysLogOp/page', {
    permission: 'sysLogOp:page',
    log: null,
    exports: true,
  }),
  /** One row with its input, without secrets. As the present back end. */
  detail: get('/api/sysLogOp/detail/{id}', {
    permission: 'sysLogOp:page',
    required: ['id'],
  }),
  /** Empties the log of every company, except for the row of this call. As the present back end. */
  clear: post('/api/sysLogOp/clear', {
    permission: 'sysLogOp:clear',
    reach: 'platform',
  }),
};
