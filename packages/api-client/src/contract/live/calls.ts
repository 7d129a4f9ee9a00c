import { get } from '../declare.js';

/** Hints that something changed; after each one, what is visible is asked for again. */
export const live = {
  /** Server-sent events: {topic, id} hints and a beat every 20 s; ends at token expiry. Ours, probed from sysInfo. */
  stream: get('/api/live/stream', {
    permission: 'signed-in',
    answer: 'stream',
  }),
};
