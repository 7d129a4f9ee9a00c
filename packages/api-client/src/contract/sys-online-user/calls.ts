import { post } from '../declare.js';

export const sysOnlineUser = {
  /** Who is signed in and was seen a moment ago, one row a session. As the present back end. */
  page: post('/api/sysOnlineUser/page', {
    permission: 'sysOnlineUser:page',
    log: null,
    exports: true,
  }),
  /** Ends a session; its pages leave at once. As the present back end. */
  forceOffline: post('/api/sysOnlineUser/forceOffline', {
    permission: 'sysOnlineUser:forceOffline',
    required: ['connectionId'],
  }),
};
