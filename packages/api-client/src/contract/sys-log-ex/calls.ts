import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { exceptionLog } from './fields.js';

export const sysLogEx = {
  /** Calls that failed with an internal error, newest first. Compatible with the origin. */
  ...crud(exceptionLog, { list: 'page', changes: [] }),
  /** One row with its input, without secrets, and the source location of the failure. Compatible with the origin. */
  detail: get('/api/sysLogEx/detail/{id}', {
    permission: 'sysLogEx:page',
    required: ['id'],
  }),
  /** Empties the log of every company. Compatible with the origin. */
  clear: post('/api/sysLogEx/clear', {
    permission: 'sysLogEx:clear',
    reach: 'platform',
    proof: true,
  }),
};
