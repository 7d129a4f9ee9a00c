import { post } from '../declare.js';

export const sysOnlineUser = {
  /** Users who were active recently, one row per session. As in the previous backend. */
  page: post('/api/sysOnlineUser/page', {
    permission: 'sysOnlineUser:page',
    log: null,
    exports: true,
  }),
  /** Ends a session; its pages return to the sign-in at once. As in the previous backend. */
  forceOffline: post('/api/sysOnlineUser/forceOffline', {
    permission: 'sysOnlineUser:forceOffline',
    required: ['connectionId'],
  }),
};
