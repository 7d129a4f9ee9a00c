import { get } from '../declare.js';

/** Live hints of changes; the client fetches visible data again after each one. */
export const live = {
  /** Server-sent events: {topic, id} hints and a heartbeat every 20 s; ends at token expiry. Not in the specification, listed in sysInfo. */
  stream: get('/api/live/stream', {
    permission: 'signed-in',
    answer: 'stream',
  }),
};
