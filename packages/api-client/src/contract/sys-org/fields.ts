import { audited, choice, code, entity, integer, longText, orderNo, ref, status, text } from '../entity.js';

/** Organization in the tree of a company (product specification §3). */
export const org = entity(
  { controller: 'sysOrg', one: 'organization', many: 'organizations', title: 'name' },
  {
    /** Unique among the children of one parent. */
    name: text({ required: true, max: 64, filter: true }),
    code: code({ required: true, filter: true, unique: 'codeTaken' }),
    /** Id of the parent; null or `0` at the root. */
    pid: ref({ listed: false }),
    /** Depth in the tree, unless another number is entered. */
    level: integer({ min: 0, max: 100 }),
    /** Code of the dictionary `org_type`. */
    type: choice({ max: 64, filter: true }),
    directorId: ref({ listed: false }),
    status: status(),
    orderNo: orderNo(),
    remark: longText({ max: 128, hidden: true }),
    ...audited(),
  },
);
