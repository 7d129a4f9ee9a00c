import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { differenceLog } from './fields.js';

export const sysLogDiff = {
  /** Rows before and after a change, newest first. As in the previous backend. */
  ...crud(differenceLog, { list: 'page', changes: [] }),
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
