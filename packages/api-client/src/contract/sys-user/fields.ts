import { audited, choice, date, email, entity, flag, instant, integer, longText, orderNo, phone, ref, status, text } from '../entity.js';

/** A person who can sign in (product specification §3, §5). */
export const user = entity(
  { controller: 'sysUser', one: 'user', many: 'users', title: 'account' },
  {
    account: text({ required: true, max: 32, filter: true, sort: true }),
    realName: text({ required: true, max: 32, filter: true, sort: true }),
    /** Names of the roles with commas between. */
    roleName: text({ entered: 'none' }),
    orgName: text({ entered: 'none', sort: true }),
    posName: text({ entered: 'none', filter: true, sort: true }),
    status: status({ entered: 'add', filter: true }),
    phone: phone({ required: true, filter: true, sort: true }),
    email: email({ sort: true, hidden: true }),
    nickName: text({ max: 32, sort: true, hidden: true }),
    birthday: date({ required: true, sort: true, hidden: true }),
    sex: choice({ values: [0, 1, 2], initial: 0, sort: true, hidden: true }),
    accountType: integer({ entered: 'none', hidden: true }),
    orderNo: orderNo({ hidden: true }),
    remark: longText({ max: 256, hidden: true }),
    orgId: ref({ required: true, listed: false }),
    posId: ref({ required: true, listed: false }),
    jobNum: text({ max: 32, sort: true, hidden: true }),
    joinDate: date({ sort: true, hidden: true }),
    posLevel: text({ max: 32, listed: false }),
    posTitle: text({ max: 32, listed: false }),
    managerUserId: ref({ listed: false }),
    /** Null outside of the data range of the reader. */
    managerName: text({ entered: 'none', derived: true, listed: false }),
    office: text({ max: 32, listed: false }),
    officeZone: text({ max: 32, listed: false }),
    domainAccount: text({ max: 32, listed: false }),
    /** In whole years, by the date of birth. */
    age: integer({ entered: 'none', derived: true, listed: false }),
    expertise: text({ max: 32, listed: false }),
    introduction: longText({ max: 512, listed: false }),
    cardType: integer({ min: 0, max: 99, listed: false }),
    idCardNum: text({ max: 32, listed: false }),
    nation: text({ max: 32, listed: false }),
    politicalOutlook: text({ max: 16, listed: false }),
    college: text({ max: 128, listed: false }),
    cultureLevel: integer({ min: 0, max: 99, listed: false }),
    address: text({ max: 256, listed: false }),
    officePhone: text({ max: 16, listed: false }),
    emergencyContact: text({ max: 32, listed: false }),
    emergencyPhone: text({ max: 16, listed: false }),
    emergencyAddress: text({ max: 256, listed: false }),
    /** True while wrong passwords keep the account locked. Not in the specification. */
    locked: flag({ entered: 'none', hidden: true }),
    /** Has a second factor. Not in the specification. */
    secondFactor: flag({ entered: 'none', hidden: true }),
    lastLoginTime: instant({ entered: 'none', sort: true, hidden: true }),
    lastLoginIp: text({ entered: 'none', hidden: true }),
    /** Place of the address; null here, since the server has no geolocation. */
    lastLoginAddress: text({ entered: 'none', derived: true, listed: false }),
    /** Browser and system. */
    lastLoginDevice: text({ entered: 'none', listed: false }),
    ...audited(),
  },
);
