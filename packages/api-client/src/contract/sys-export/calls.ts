import { get, post } from '../declare.js';

/** Files of whole lists, made by a job. Each belongs to the user who asked for it. Ours, probed from sysInfo. */
export const sysExport = {
  /** Starts a file of all rows of a list that declares `exports`, with its filters and order; takes the rights of that list. Ours. */
  start: post('/api/sysExport/start', {
    permission: 'signed-in',
    required: ['controller', 'call', 'columns'],
  }),
  /** The files of the caller that are being made or still kept, newest first. Ours. */
  mine: get('/api/sysExport/mine', {
    permission: 'signed-in',
  }),
  /** Makes a file that failed once more, with the rights that the caller has now. Ours. */
  retry: post('/api/sysExport/retry', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
  }),
  /** Stops a file that is being made, or removes one that is kept. Ours. */
  remove: post('/api/sysExport/remove', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
  }),
  /** A finished file, for the user who asked for it. Ours. */
  download: get('/api/sysExport/download/{id}', {
    permission: 'signed-in',
    answer: 'file',
    required: ['id'],
  }),
};
