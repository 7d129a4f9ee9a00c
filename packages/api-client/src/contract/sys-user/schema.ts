import { DATE } from '@seaberry/tracking/rules';
import * as z from 'zod/mini';
import type { sysUser } from './calls.js';
import { filterShape, inputShape, rowShape } from '../entity-schema.js';
import {
  calendar,
  email,
  idInput,
  idsInput,
  optionalInput,
  requiredText,
  password,
  ref,
  requiredPhone,
  status,
  version,
} from '../inputs.js';
import { orgFilter } from '../org-filter.js';
import { madeBy } from '../origin.parts.js';
import { id, noResult, noInput, openEnum, opt, pageInput, pageOf, type SchemasOf, optionalText, upTo } from '../parts.js';
import { TIERS } from '../tiers.js';
import { user } from './fields.js';

const shortText = requiredText(100);

/** An additional organization of a user; organization and position are both required. */
const affiliation = z.object({
  orgId: idInput,
  posId: idInput,
  jobNum: optionalInput(32),
  posLevel: optionalInput(32),
  joinDate: calendar,
});

/** Fields of the form beyond the record; the calendar is validated with the other fields. */
const formShape = {
  birthday: upTo(40).check(z.regex(DATE, 'date')),
  joinDate: calendar,
  roleIdList: idsInput.check(z.minLength(1, 'required')),
  extOrgIdList: opt(z.array(affiliation).check(z.maxLength(20, 'tooMany'))),
};

/** A user as a row of the list. */
const userRow = z.looseObject({
  ...rowShape(user),
  avatar: optionalText,
  signature: optionalText,
  tenantId: opt(id),
  ...madeBy,
});

export type UserRow = z.output<typeof userRow>;

export const schemas = {
  baseInfo: {
    input: noInput,
    result: z.looseObject({
      id: opt(id),
      sex: opt(z.number()),
      accountType: opt(z.number()),
      nickName: optionalText,
      companyName: optionalText,
      tenantId: opt(id),
      phone: optionalText,
      email: optionalText,
      realName: optionalText,
      birthday: optionalText,
      address: optionalText,
      signature: optionalText,
      avatar: optionalText,
      version: opt(z.number()),
      /** Tier of the company account. */
      tier: opt(openEnum(TIERS)),
      /** Balance in berries; one berry tracks one order. */
      berries: opt(z.number()),
    }),
  },
  updateBaseInfo: {
    input: z.object({
      version,
      realName: shortText,
      nickName: opt(z.string().check(z.maxLength(100, 'tooLong'))),
      /** Spec §5: 11 digits, the first 1, the second 3 to 9. */
      phone: requiredPhone,
      email: opt(email),
      /**
       * Verification code sent to the new number or address; see the capabilities `sysUser.verifyPhone` and `sysUser.verifyEmail`.
       */
      phoneCode: opt(z.string().check(z.maxLength(20, 'tooLong'))),
      emailCode: opt(z.string().check(z.maxLength(20, 'tooLong'))),
      birthday: upTo(40).check(z.regex(DATE, 'date')),
      /** 1 male, 2 female, 0 not stated. */
      sex: opt(z.union([z.literal(0), z.literal(1), z.literal(2)])),
      address: opt(z.string().check(z.maxLength(256, 'tooLong'))),
      signature: opt(z.string().check(z.maxLength(512, 'tooLong'))),
    }),
    result: noResult,
  },
  changePwd: { input: z.object({ passwordOld: password, passwordNew: password }), result: noResult },
  page: {
    input: z.object({
      ...pageInput,
      ...filterShape(user),
      /** Includes descendants; 0 and -1 select all organizations. */
      orgId: orgFilter,
    }),
    result: pageOf(userRow),
  },
  add: {
    /** Without a password sign-in is impossible until `resetPwd` sets one. */
    input: z.object({ ...inputShape(user, 'add'), ...formShape, password: opt(password) }),
    result: opt(id),
  },
  /** An account name older than the rules, e.g. a long email address, may stay. */
  update: {
    input: z.object({ id: idInput, version, ...inputShape(user, 'edit'), ...formShape, account: opt(requiredText(254)) }),
    result: noResult,
  },
  delete: { input: z.object({ id: idInput, version }), result: noResult },
  setStatus: { input: z.object({ id: idInput, status }), result: noResult },
  resetPwd: { input: ref, result: z.string() },
  unlockLogin: { input: ref, result: noResult },
  removeFactors: { input: ref, result: noResult },
  grantRole: { input: z.object({ userId: idInput, version, roleIdList: idsInput }), result: noResult },
  ownRoleList: { input: z.object({ userId: idInput }), result: z.array(id) },
  ownExtOrgList: {
    input: z.object({ userId: idInput }),
    result: z.array(
      z.looseObject({
        orgId: opt(id),
        orgName: optionalText,
        posId: opt(id),
        posName: optionalText,
        jobNum: optionalText,
        posLevel: optionalText,
        joinDate: optionalText,
      }),
    ),
  },
} satisfies SchemasOf<typeof sysUser>;
