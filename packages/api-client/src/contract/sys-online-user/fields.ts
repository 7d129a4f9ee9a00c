import { entity, instant, text } from '../entity.js';

/** A session with recent activity. */
export const onlineUser = entity(
  { controller: 'sysOnlineUser', one: 'session', many: 'sessions', title: 'id' },
  {
    userName: text({ entered: 'none', filter: true, sort: true }),
    realName: text({ entered: 'none', filter: true, sort: true }),
    ip: text({ entered: 'none', sort: true }),
    browser: text({ entered: 'none' }),
    os: text({ entered: 'none' }),
    /** Start of the session. */
    time: instant({ entered: 'none', sort: true }),
  },
);
