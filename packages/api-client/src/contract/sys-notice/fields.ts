import { choice, entity, instant, longText, text } from '../entity.js';

/** 1 notification, 2 announcement. */
export const NOTICE_TYPES = [1, 2] as const;

/** Notice of a company to its users (product specification §3 "Notice"); the server sets publisher and time. */
export const notice = entity(
  { controller: 'sysNotice', one: 'notice', many: 'notices', title: 'title' },
  {
    title: text({ required: true, max: 200, filter: true }),
    type: choice({ required: true, values: NOTICE_TYPES, filter: true }),
    content: longText({ required: true, max: 20_000 }),
    publicUserName: text({ entered: 'none' }),
    publicTime: instant({ entered: 'none' }),
    createTime: instant({ entered: 'none', sort: true }),
  },
);
