import { post } from '../declare.js';

/**
 * Messages to users who are signed in now, in the sender's data range. They arrive in `live.stream`; only the operation log keeps them. The
 * server sets sender and time.
 */
export const sysMessage = {
  /** Sends a message to every signed-in user of the company. Compatible with the origin. */
  sendAllUser: post('/api/sysMessage/sendAllUser', {
    permission: 'sysMessage:send',
    required: ['message'],
  }),
  /** Sends a message to every signed-in user except the sender and `receiveUserId`. Compatible with the origin. */
  sendOtherUser: post('/api/sysMessage/sendOtherUser', {
    permission: 'sysMessage:send',
    required: ['message'],
  }),
  /** Sends a message to one user; refused (`notOnline`) if they are not signed in. Compatible with the origin. */
  sendUser: post('/api/sysMessage/sendUser', {
    permission: 'sysMessage:send',
    required: ['receiveUserId', 'message'],
  }),
  /** Sends a message to those of several users who are signed in; refused (`notOnline`) if none is. Compatible with the origin. */
  sendUsers: post('/api/sysMessage/sendUsers', {
    permission: 'sysMessage:send',
    required: ['userIds', 'message'],
  }),
};
