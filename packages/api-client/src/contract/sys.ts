import { get } from './declare.js';

export const sysConst = {
  list: get('/api/sysConst/list', {
    permission: 'signed-in',
    doc: 'Every list of constants: items with code and data.result. Spec §7.',
  }),
  data: get('/api/sysConst/data/{typeName}', {
    permission: 'signed-in',
    required: ['typeName'],
    doc: 'One list of constants. Spec §7.',
  }),
};

/** Hints that something changed; after each one, what is visible is asked for again. */
export const live = {
  stream: get('/api/live/stream', {
    permission: 'signed-in',
    answer: 'stream',
    doc: 'Server-sent events: {topic, id} hints and a beat every 20 s; ends at token expiry. Ours, probed from sysInfo.',
  }),
};
