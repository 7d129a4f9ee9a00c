import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { operationLog } from './fields.js';

export const sysLogOp = {
  /** Operation log entries with user and outcome, newest first. As in the previous backend. */
  ...crud(operationLog, { list: 'page', changes: [] }),
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
