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
  /** Removes the rows of all companies that the caller exported within the last hour; the clearing itself is in the operation log. Compatible with the origin. */
  clear: post('/api/sysLogDiff/clear', {
    permission: 'sysLogDiff:clear',
    reach: 'platform',
    proof: true,
  }),
  /** Returns all sealed rows of all companies with their seals, one JSON value a line; the last line is a seal of the export. Not in the specification. */
  export: post('/api/sysLogDiff/export', {
    permission: 'sysLogDiff:clear',
    reach: 'platform',
    answer: 'file',
  }),
  /** Compares the rows of all companies with their seals, until the first difference or for at most 20 s. Not in the specification. */
  verify: post('/api/sysLogDiff/verify', {
    permission: 'sysLogDiff:clear',
    reach: 'platform',
  }),
};
