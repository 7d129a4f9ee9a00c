import { get, post } from '../declare.js';

export const sysLogEx = {
  /** Calls that failed with an internal error, newest first. As the present back end. */
  page: post('/api/sysLogEx/page', {
    permission: 'sysLogEx:page',
    log: null,
    exports: true,
  }),
  /** One row with its input, without secrets, and the place of the failure. As the present back end. */
  detail: get('/api/sysLogEx/detail/{id}', {
    permission: 'sysLogEx:page',
    required: ['id'],
  }),
  /** Empties the log of every company. As the present back end. */
  clear: post('/api/sysLogEx/clear', {
    permission: 'sysLogEx:clear',
    reach: 'platform',
  }),
};
