import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { operationLog } from './fields.js';

export const sysLogOp = {
  /** Operation log entries with user and outcome, newest first. Compatible with the origin. */
  ...crud(operationLog, { list: 'page', changes: [] }),
  /** One row with its input, without secrets. Compatible with the origin. */
  detail: get('/api/sysLogOp/detail/{id}', {
    permission: 'sysLogOp:page',
    required: ['id'],
  }),
  /** Empties the log of every company, except for the row of this call. Compatible with the origin. */
  clear: post('/api/sysLogOp/clear', {
    permission: 'sysLogOp:clear',
    reach: 'platform',
    proof: true,
  }),
};
