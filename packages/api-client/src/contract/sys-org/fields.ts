import { audited, code, entity, integer, longText, orderNo, ref, status, text } from '../entity.js';

/** The tree that people of a company belong to (product specification §3). */
export const org = entity(
  { controller: 'sysOrg', one: 'organization', many: 'organizations', title: 'name' },
  {
    /** Unique below one superior. */
    name: text({ required: true, max: 64, filter: true }),
    code: code({ required: true, filter: true, unique: 'codeTaken' }),
    /** The organization above; null or `0` for the root. */
    pid: ref({ listed: false }),
    /** Depth in the tree until a person enters another number. */
    level: integer({ min: 0, max: 100 }),
    /** Code of the dictionary `org_type`. */
    type: text({ max: 64, filter: true }),
    status: status(),
    orderNo: orderNo(),
    remark: longText({ max: 128, hidden: true }),
    ...audited(),
  },
);
