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
  /** Removes the rows of all companies that the caller exported within the last hour; the clearing itself is in the operation log. Compatible with the origin. */
  clear: post('/api/sysLogEx/clear', {
    permission: 'sysLogEx:clear',
    reach: 'platform',
    proof: true,
  }),
  /** Returns all sealed rows of all companies with their seals, one JSON value a line; the last line is a seal of the export. Not in the specification. */
  export: post('/api/sysLogEx/export', {
    permission: 'sysLogEx:clear',
    reach: 'platform',
    answer: 'file',
  }),
  /** Compares the rows of all companies with their seals, until the first difference or for at most 20 s. Not in the specification. */
  verify: post('/api/sysLogEx/verify', {
    permission: 'sysLogEx:clear',
    reach: 'platform',
  }),
};
