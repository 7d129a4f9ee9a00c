import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { differenceLog } from './fields.js';

export const sysLogDiff = {
  /** Rows before and after a change, newest first. Compatible with the origin. */
  ...crud(differenceLog, { list: 'page', changes: [] }),
  /** One change. Compatible with the origin. */
  detail: get('/api/sysLogDiff/detail/{id}', {
    permission: 'sysLogDiff:page',
    required: ['id'],
  }),
  /** Empties the log of every company. Compatible with the origin. */
  clear: post('/api/sysLogDiff/clear', {
    permission: 'sysLogDiff:clear',
    reach: 'platform',
    proof: true,
  }),
};
