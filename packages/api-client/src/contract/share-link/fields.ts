import { audited, choices, entity, flag, instant, integer, longText, status, text } from '../entity.js';

/** Parts of a shipment that a link can show besides its outlook. `order`: numbers of the customer's order and delivery. */
export const SHARED_PARTS = ['timeline', 'map', 'containers', 'order'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** Shipments of one link that are chosen one by one. */
export const MAX_SHARED_ORDERS = 500;

/** Addresses that one e-mail of a link is sent to. */
export const MAX_LINK_ADDRESSES = 20;

/** Characters of the note in that e-mail. */
export const LINK_NOTE_MAX = 1000;

/** Languages of that e-mail. */
export const LINK_LANGUAGES = ['en', 'zh-cn', 'zh-tw'] as const;

/**
 * Link with which people without an account see shipments: chosen ones, or those of a customer. It shows what its author may see, as long as
 * the author is enabled.
 */
export const shareLink = entity(
  { controller: 'shareLink', one: 'share link', many: 'share links', title: 'name' },
  {
    /** Heading of the page, where it has several shipments. */
    name: text({ required: true, filter: true, sort: true }),
    /** All shipments of this customer; absent for chosen shipments. */
    customer: text({ max: 200, entered: 'add', filter: true }),
    shows: choices({ values: SHARED_PARTS, always: true }),
    /** Text for the visitor. */
    note: longText({ hidden: true }),
    /** After it the link shows nothing. */
    expiresAt: instant({ sort: true }),
    /** Chosen shipments. */
    orders: integer({ entered: 'none', derived: true }),
    hasPassword: flag({ entered: 'none', derived: true }),
    views: integer({ entered: 'none', sort: true, always: true }),
    viewedAt: instant({ entered: 'none', sort: true }),
    status: status({ filter: true }),
    ...audited(),
  },
);
