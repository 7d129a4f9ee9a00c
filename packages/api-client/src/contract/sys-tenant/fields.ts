import { choice, code, email, entity, instant, integer, longText, orderNo, phone, status, text, versioned } from '../entity.js';
import { TIERS } from '../tiers.js';

/** A company of the installation (product specification §1). */
export const tenant = entity(
  { controller: 'sysTenant', one: 'company', many: 'companies', title: 'name' },
  {
    name: text({ required: true, min: 2, filter: true, sort: true }),
    /** Its first administrator. */
    adminAccount: code({ required: true, min: 3, max: 32, entered: 'add', sort: true }),
    phone: phone({ filter: true, sort: true }),
    email: email({ sort: true, hidden: true }),
    tier: choice({ values: TIERS, entered: 'add', initial: TIERS[0], sort: true }),
    host: text({ max: 128, listed: false }),
    /** 0: rows in a shared database; 1: a database of its own, which not every backend supports: ours refuses it. */
    tenantType: integer({ initial: 0 }),
    /** Settings of a database of its own; empty with our server. Connections contain secrets. */
    dbType: integer({ initial: 0 }),
    configId: text({ max: 64, listed: false }),
    connection: text({ max: 256 }),
    /** JSON text. */
    slaveConnections: text({ max: 4000 }),
    /** Balance in berries. Not in the specification. */
    berries: integer({ entered: 'none', sort: true }),
    /** Set by `setStatus`. */
    status: status({ entered: 'none', filter: true }),
    /** Number of its users. Not in the specification. */
    people: integer({ entered: 'none', sort: true }),
    orderNo: orderNo(),
    remark: longText({ max: 128, hidden: true }),
    ...versioned(),
    createTime: instant({ entered: 'none', sort: true }),
    updateTime: instant({ entered: 'none', sort: true, hidden: true }),
  },
);
