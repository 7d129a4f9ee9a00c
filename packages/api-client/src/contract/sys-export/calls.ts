import { get, post } from '../declare.js';

/** Export files of whole lists, made by a job. Each belongs to the user who requested it. Not in the specification, listed in sysInfo. */
export const sysExport = {
  /**
   * Starts a file of all rows of a list that declares `exports`, with its filters, order and permissions. Not in the specification.
   */
  start: post('/api/sysExport/start', {
    permission: 'signed-in',
    required: ['controller', 'call', 'columns'],
  }),
  /** The caller's files in progress or still available, newest first. Not in the specification. */
  mine: get('/api/sysExport/mine', {
    permission: 'signed-in',
  }),
  /** Restarts a failed file, with the current permissions of the caller. Not in the specification. */
  retry: post('/api/sysExport/retry', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
  }),
  /** Cancels a file in progress, or removes a finished one. Not in the specification. */
  remove: post('/api/sysExport/remove', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
  }),
  /** Returns a finished file to the user who requested it. Not in the specification. */
  download: get('/api/sysExport/download/{id}', {
    permission: 'signed-in',
    answer: 'file',
    required: ['id'],
  }),
};
