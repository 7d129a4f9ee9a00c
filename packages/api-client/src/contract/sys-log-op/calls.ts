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
  /** Removes the rows of all companies that the caller exported within the last hour; the clearing itself is in the operation log. Compatible with the origin. */
  clear: post('/api/sysLogOp/clear', {
    permission: 'sysLogOp:clear',
    reach: 'platform',
    proof: true,
  }),
  /** Returns all sealed rows of all companies with their seals, one JSON value a line; the last line is a seal of the export. Not in the specification. */
  export: post('/api/sysLogOp/export', {
    permission: 'sysLogOp:clear',
    reach: 'platform',
    answer: 'file',
  }),
  /** Compares the rows of all companies with their seals, until the first difference or for at most 20 s. Not in the specification. */
  verify: post('/api/sysLogOp/verify', {
    permission: 'sysLogOp:clear',
    reach: 'platform',
  }),
};
