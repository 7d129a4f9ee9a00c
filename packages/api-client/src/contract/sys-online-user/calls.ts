import { crud } from '../crud.js';
import { post } from '../declare.js';
import { onlineUser } from './fields.js';

export const sysOnlineUser = {
  /** Users who were active recently, one row per session. Compatible with the origin. */
  ...crud(onlineUser, { list: 'page', changes: [] }),
  /** Ends a session; its pages return to the sign-in at once. Compatible with the origin. */
  forceOffline: post('/api/sysOnlineUser/forceOffline', {
    permission: 'sysOnlineUser:forceOffline',
    required: ['connectionId'],
  }),
};
