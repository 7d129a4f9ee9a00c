import { audited, choice, code, entity, flag, longText, orderNo, status, text } from '../entity.js';
import { DATA_SCOPES } from './data-scopes.js';

/** A role: the permissions of its users and the rows they apply to (product specification §3, §6). */
export const role = entity(
  { controller: 'sysRole', one: 'role', many: 'roles', title: 'name' },
  {
    name: text({ required: true, max: 64, filter: true, sort: true, unique: 'D1006' }),
    code: code({ required: true, filter: true, sort: true, unique: 'codeTaken' }),
    /** Set by `grantDataScope`. */
    dataScope: choice({ values: DATA_SCOPES, entered: 'none', sort: true }),
    /** Its users need a second factor for signing in. Not in the specification. */
    secondFactor: flag({ hidden: true, initial: false }),
    status: status({ filter: true }),
    orderNo: orderNo(),
    remark: longText({ max: 128, hidden: true }),
    /** Shipped with the product and read-only. Not in the specification. */
    builtIn: flag({ entered: 'none', hidden: true }),
    ...audited(),
  },
);
