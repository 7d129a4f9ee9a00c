import { crud } from '../crud.js';
import { post } from '../declare.js';
import { requestEntry } from './fields.js';

/** Requests to carriers (product specification §3 "Logs"). */
export const requestLog = {
  /** One page of the requests with this completion status. Not in the specification. */
  ...crud(requestEntry, { list: 'page', changes: [], required: { page: ['completion'] } }),
  /** Asks the carrier about the bill at once, free of charge. Spec §8 names its messages. */
  triggerAgain: post('/api/requestLog/triggerAgain', {
    permission: 'requestLog:triggerAgain',
    required: ['id'],
  }),
};
