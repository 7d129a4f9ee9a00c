import { crud } from '../crud.js';
import { post } from '../declare.js';
import { onlineUser } from './fields.js';

export const sysOnlineUser = {
  /** Users who were active recently, one row per session. As in the previous backend. */
  ...crud(onlineUser, { list: 'page', changes: [] }),
  /** Ends a session; its pages return to the sign-in at once. As in the previous backend. */
  forceOffline: post('/api/sysOnlineUser/forceOffline', {
    permission: 'sysOnlineUser:forceOffline',
    required: ['connectionId'],
  }),
};
