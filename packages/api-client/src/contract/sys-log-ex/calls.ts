import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { exceptionLog } from './fields.js';

export const sysLogEx = {
  /** Calls that failed with an internal error, newest first. As in the previous backend. */
  ...crud(exceptionLog, { list: 'page', changes: [] }),
  /** One row with its input, without secrets, and the source location of the failure. As in the previous backend. */
  detail: get('/api/sysLogEx/detail/{id}', {
    permission: 'sysLogEx:page',
    required: ['id'],
  }),
  /** Empties the log of every company. As in the previous backend. */
  clear: post('/api/sysLogEx/clear', {
    permission: 'sysLogEx:clear',
    reach: 'platform',
  }),
};
