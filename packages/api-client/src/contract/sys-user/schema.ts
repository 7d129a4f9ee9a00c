import { DATE } from '@seaberry/tracking/rules';
import * as z from 'zod/mini';
import type { sysUser } from './calls.js';
import {
  calendar,
  email,
  idInput,
  idList,
  limited,
  named,
  note,
  orderNo,
  password,
  ref,
  requiredPhone,
  status,
  statusOf,
} from '../inputs.js';
import { orgFilter } from '../org-filter.js';
import { madeBy, notKeptOfPeople } from '../origin.parts.js';
import { id, instant, none, nothing, open, opt, pageInput, pageOf, type SchemasOf, text, TIERS } from '../parts.js';

const shortText = named(100);

/** Document types (product specification §3); what another back end adds is shown as its number. */
export const CARD_TYPES = [0, 1, 2, 3, 4] as const;

/** Levels of education, as numbers of the wire. */
export const CULTURE_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** An organization somebody belongs to besides their own; organization and position are both required. */
const affiliation = z.object({
  orgId: idInput,
  posId: idInput,
  jobNum: limited(32),
  posLevel: limited(32),
  joinDate: calendar,
});

/** What the form offers (product specification §3, §5); nothing else of the record can be set. */
const userFields = {
  phone: requiredPhone,
  email: opt(email),
  realName: named(32),
  nickName: limited(32),
  sex: opt(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  birthday: z.string().check(z.regex(DATE, 'date')),
  roleIdList: idList.check(z.minLength(1, 'required')),
  orgId: idInput,
  posId: idInput,
  extOrgIdList: opt(z.array(affiliation).check(z.maxLength(20, 'tooMany'))),
  jobNum: limited(32),
  joinDate: calendar,
  orderNo,
  remark: note(256),
  cardType: opt(z.int().check(z.gte(0), z.lte(99))),
  idCardNum: limited(32),
  nation: limited(32),
  address: limited(256),
  college: limited(128),
  cultureLevel: opt(z.int().check(z.gte(0), z.lte(99))),
  politicalOutlook: limited(16),
  officePhone: limited(16),
  emergencyContact: limited(32),
  emergencyPhone: limited(16),
  emergencyAddress: limited(256),
};

/** A person as the list shows them. */
export const userRow = z.looseObject({
  id,
  account: z.string(),
  realName: text,
  nickName: text,
  avatar: text,
  phone: text,
  email: text,
  sex: opt(z.number()),
  birthday: text,
  accountType: opt(z.number()),
  status: statusOf,
  orderNo: opt(z.number()),
  orgId: opt(id),
  orgName: text,
  posId: opt(id),
  posName: text,
  /** Names of the roles with commas between. */
  roleName: text,
  jobNum: text,
  joinDate: text,
  remark: text,
  cardType: opt(z.number()),
  idCardNum: text,
  nation: text,
  address: text,
  college: text,
  cultureLevel: opt(z.number()),
  politicalOutlook: text,
  officePhone: text,
  emergencyContact: text,
  emergencyPhone: text,
  emergencyAddress: text,
  /** True while wrong passwords keep the account locked. Ours. */
  locked: opt(z.boolean()),
  lastLoginTime: instant,
  lastLoginIp: text,
  createTime: instant,
  updateTime: instant,
  createUserName: text,
  updateUserName: text,
  signature: text,
  tenantId: opt(id),
  ...madeBy,
  ...notKeptOfPeople,
});

export type UserRow = z.output<typeof userRow>;

const listFilter = {
  account: text,
  realName: text,
  posName: text,
  phone: text,
  /** Takes in the organizations below it; 0 and -1 are all of them. */
  orgId: orgFilter,
  /** 1 enabled, 2 disabled. Ours. */
  status: opt(z.int()),
};

export const schemas = {
  baseInfo: {
    input: nothing,
    result: z.looseObject({
      id: opt(id),
      sex: opt(z.number()),
      accountType: opt(z.number()),
      nickName: text,
      companyName: text,
      tenantId: opt(id),
      phone: text,
      email: text,
      realName: text,
      birthday: text,
      address: text,
      signature: text,
      avatar: text,
      /** Tier of the company account. */
      tier: opt(open(TIERS)),
      /** Balance in berries; one berry tracks one order. */
      berries: opt(z.number()),
    }),
  },
  updateBaseInfo: {
    input: z.object({
      realName: shortText,
      nickName: opt(z.string().check(z.maxLength(100, 'tooLong'))),
      /** Spec §5: 11 digits, the first 1, the second 3 to 9. */
      phone: requiredPhone,
      email: opt(email),
      /** Sent to the number or the address that is new; see the capabilities `sysUser.verifyPhone` and `sysUser.verifyEmail`. Ours. */
      phoneCode: opt(z.string().check(z.maxLength(20, 'tooLong'))),
      emailCode: opt(z.string().check(z.maxLength(20, 'tooLong'))),
      birthday: z.string().check(z.regex(DATE, 'date')),
      /** 1 male, 2 female, 0 not said. */
      sex: opt(z.union([z.literal(0), z.literal(1), z.literal(2)])),
      address: opt(z.string().check(z.maxLength(256, 'tooLong'))),
      signature: opt(z.string().check(z.maxLength(512, 'tooLong'))),
    }),
    result: none,
  },
  changePwd: { input: z.object({ passwordOld: password, passwordNew: password }), result: none },
  page: { input: z.object({ ...pageInput, ...listFilter }), result: pageOf(userRow) },
  add: {
    /** Without a password nobody can sign in until one is made by `resetPwd`. */
    input: z.object({ account: named(32), ...userFields, status: opt(status), password: opt(password) }),
    result: opt(id),
  },
  /** A name of before the rules, e.g. a long e-mail address, may stay. */
  update: { input: z.object({ id: idInput, account: opt(named(254)), ...userFields }), result: none },
  delete: { input: ref, result: none },
  setStatus: { input: z.object({ id: idInput, status }), result: none },
  resetPwd: { input: ref, result: z.string() },
  unlockLogin: { input: ref, result: none },
  grantRole: { input: z.object({ userId: idInput, roleIdList: idList }), result: none },
  ownRoleList: { input: z.object({ userId: idInput }), result: z.array(id) },
  ownExtOrgList: {
    input: z.object({ userId: idInput }),
    result: z.array(
      z.looseObject({ orgId: opt(id), orgName: text, posId: opt(id), posName: text, jobNum: text, posLevel: text, joinDate: text }),
    ),
  },
} satisfies SchemasOf<typeof sysUser>;
