import { entity, instant, text } from '../entity.js';

/** An entry of a cache. */
export const cacheEntry = entity(
  { controller: 'sysCache', one: 'entry', many: 'entries', title: 'key' },
  {
    /** With the prefix of its cache. Tokens and filters are replaced by an id or a hash. */
    key: text({ entered: 'none', max: 300, filter: true, sort: true }),
    createTime: instant({ entered: 'none', sort: true }),
    /** When it is no longer used; null without a time limit. */
    expireTime: instant({ entered: 'none', sort: true }),
  },
);
