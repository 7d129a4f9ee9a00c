import { get, post } from '../declare.js';

/** Files of whole lists, made by a job. Each belongs to the user who requested it. Ours, probed from sysInfo. */
export const sysExport = {
  /**
   * Starts a file of all rows of a list that declares `exports`, with its filters and order; requires the permissions of that list. Ours.
   */
  start: post('/api/sysExport/start', {
    permission: 'signed-in',
    required: ['controller', 'call', 'columns'],
  }),
  /** The caller's files in progress or still available, newest first. Ours. */
  mine: get('/api/sysExport/mine', {
    permission: 'signed-in',
  }),
  /** Restarts a failed file, with the current permissions of the caller. Ours. */
  retry: post('/api/sysExport/retry', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
  }),
  /** Cancels a file in progress, or removes a finished one. Ours. */
  remove: post('/api/sysExport/remove', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
  }),
  /** Returns a finished file to the user who requested it. Ours. */
  download: get('/api/sysExport/download/{id}', {
    permission: 'signed-in',
    answer: 'file',
    required: ['id'],
  }),
};
