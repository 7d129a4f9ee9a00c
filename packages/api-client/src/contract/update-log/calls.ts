import { crud } from '../crud.js';
import { post } from '../declare.js';
import { updateEntry } from './fields.js';

/** Updates by carriers (product specification §3 "Logs", §4 "Update status"). */
export const updateLog = {
  /** One page of new data of carriers, and of requests that failed. Not in the specification. */
  ...crud(updateEntry, { list: 'page', changes: [] }),
  /** Asks the carrier about the bill at once, free of charge. Spec §8 names its messages. */
  triggerAgain: post('/api/updateLog/triggerAgain', {
    permission: 'updateLog:triggerAgain',
    required: ['id'],
  }),
};
