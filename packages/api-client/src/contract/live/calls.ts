import { get } from '../declare.js';

/** Hints of changes; after each one, visible data is fetched again. */
export const live = {
  /** Server-sent events: {topic, id} hints and a heartbeat every 20 s; ends at token expiry. Ours, probed from sysInfo. */
  stream: get('/api/live/stream', {
    permission: 'signed-in',
    answer: 'stream',
  }),
};
