import { crud } from '../crud.js';
import { post } from '../declare.js';
import { subscribeEntry } from './fields.js';

/** Subscriptions at carriers (product specification §3 "Logs"). */
export const subscribeLog = {
  /** One page of the responses of carriers to subscriptions. Not in the specification. */
  ...crud(subscribeEntry, { list: 'page', changes: [] }),
  /**
   * Asks the carrier again. A failed subscription, whose berry was returned, is charged again, once however often the call is repeated;
   * one that waits or is accepted costs nothing. Spec §8 names its messages.
   */
  triggerAgain: post('/api/subscribeLog/triggerAgain', {
    permission: 'subscribeLog:triggerAgain',
    required: ['id'],
  }),
};
