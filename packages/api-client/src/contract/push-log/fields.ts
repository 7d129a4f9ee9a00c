import { choice, entity, flag, instant, integer, longText, text } from '../entity.js';
import { beside, logged, ofCompany, set, sorted } from '../tracking-log-fields.js';

/** Push states of product specification §4, and `waiting` until the first of them is known. */
export const PUSH_STATES = ['succeed', 'failed', 'waiting'] as const;
export const PUSH_CHANNELS = ['email', 'sms'] as const;

/** Row of the push log (product specification §3 "Logs"): one message to the outside. */
export const pushEntry = entity(
  { controller: 'pushLog', one: 'pushed message', many: 'pushed messages', title: 'id' },
  {
    subject: text(set),
    ...logged(),
    /** E-mail address or phone number. */
    recipient: text(sorted),
    channel: choice({ ...set, filter: true, values: PUSH_CHANNELS }),
    pushState: choice({ ...sorted, filter: true, values: PUSH_STATES }),
    /** Number of attempts to deliver it. */
    attempts: integer(sorted),
    /** Why the last attempt failed. */
    lastError: longText(set),
    sentAt: instant({ ...sorted, hidden: true }),
    /** Whether it can be pushed again. */
    again: flag(beside),
    /** Text of a message about a bill; in its detail only. */
    body: longText(beside),
    ...ofCompany(),
  },
);
