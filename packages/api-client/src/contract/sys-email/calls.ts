import { post } from '../declare.js';

/** E-mails of the company, sent through the queue of outgoing messages and listed in the push log. */
export const sysEmail = {
  /** Sends an e-mail. Addresses are logged by proxies and have a limited length: `send` takes the text in the body. Compatible with the origin. */
  sendEmail: post('/api/sysEmail/sendEmail/{content}/{title}/{toEmail}', {
    permission: 'sysEmail:send',
    orQuery: true,
    required: ['toEmail', 'title', 'content'],
  }),
  /** Sends an e-mail. Not in the specification. */
  send: post('/api/sysEmail/send', {
    permission: 'sysEmail:send',
    required: ['toEmail', 'title', 'content'],
  }),
};
