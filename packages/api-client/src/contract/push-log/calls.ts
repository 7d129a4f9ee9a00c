import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { pushEntry } from './fields.js';

/** Messages to the outside (product specification §3 "Logs", §4 "Push state"). */
export const pushLog = {
  /** One page of the messages with this push state that contain the keyword. Not in the specification. */
  ...crud(pushEntry, { list: 'page', changes: [], required: { page: ['keyword', 'pushState'] } }),
  /** One message, with its text if it is about a bill. Not in the specification. */
  detail: get('/api/pushLog/detail', {
    permission: 'pushLog:page',
    required: ['id'],
  }),
  /** Sends a failed message again, free of charge; one that waits or was sent is not changed. Spec §8 names its messages. */
  pushAgain: post('/api/pushLog/pushAgain', {
    permission: 'pushLog:pushAgain',
    required: ['id'],
  }),
};
