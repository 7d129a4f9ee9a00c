import { audited, choice, entity, instant, integer, longText, text } from '../entity.js';

/** 1 notification, 2 announcement. */
export const NOTICE_TYPES = [1, 2] as const;
/** 0 draft, 1 published. */
export const NOTICE_STATUSES = [0, 1] as const;
/** Receivers of a notice: every user, those of organizations and of the ones below them, or people by name. */
export const NOTICE_AUDIENCES = ['all', 'organizations', 'people'] as const;

/** Characters of the HTML of a notice, as entered and as stored. */
export const NOTICE_MAX = 20_000;

/** Notice of a company to its users (product specification §3 "Notice"); the server sets publisher and time. */
export const notice = entity(
  { controller: 'sysNotice', one: 'notice', many: 'notices', title: 'title' },
  {
    title: text({ required: true, max: 200, filter: true, sort: true }),
    type: choice({ required: true, values: NOTICE_TYPES, initial: 1, filter: true, sort: true }),
    /** HTML: headings, paragraphs, lists, quotes, links; the server removes everything else. */
    content: longText({ required: true, max: NOTICE_MAX }),
    /** Not in the specification. */
    audience: choice({ values: NOTICE_AUDIENCES, initial: 'all' }),
    status: choice({ values: NOTICE_STATUSES, entered: 'none', filter: true, sort: true }),
    /** Users who received it, and those of them who have read it; set when it is published. Not in the specification. */
    receivers: integer({ entered: 'none' }),
    readers: integer({ entered: 'none', derived: true }),
    publicUserName: text({ entered: 'none' }),
    publicOrgName: text({ entered: 'none', hidden: true }),
    publicTime: instant({ entered: 'none', sort: true }),
    ...audited(),
  },
);

/** A notice, or an alert about a shipment, as its receivers see it. */
export const receivedNotice = entity(
  { controller: 'sysNotice', one: 'notice', many: 'notices', title: 'title' },
  {
    title: text({ entered: 'none', filter: true }),
    type: choice({ entered: 'none', values: NOTICE_TYPES, filter: true }),
    content: longText({ entered: 'none', max: NOTICE_MAX }),
    publicUserName: text({ entered: 'none' }),
    publicTime: instant({ entered: 'none' }),
    createTime: instant({ entered: 'none', sort: true }),
  },
);
