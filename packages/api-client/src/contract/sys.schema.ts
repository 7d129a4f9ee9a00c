import * as z from 'zod/mini';
import { type CallSchemas, flag, id, none, nothing, open, opt, text } from './parts.js';
import type { sysConfig } from './sign-in.js';
import type { sysAuth } from './sys-auth.js';
import type { sysConst } from './sys.js';

type SchemasOf<T> = Record<keyof T, CallSchemas>;

const tokens = z.looseObject({ accessToken: z.string(), refreshToken: opt(z.string()) });

const required = z.string().check(z.minLength(1, 'required'));
/** SM2 ciphertext, where it is asked for, is longer than a password. */
const password = z.string().check(z.minLength(1, 'required'), z.maxLength(1000, 'tooLong'));
/** An e-mail address, a phone number or an account name. */
const account = z.string().check(z.minLength(1, 'required'), z.maxLength(254, 'tooLong'));
const code = z.string().check(z.minLength(1, 'required'), z.maxLength(10, 'tooLong'));
const shortText = z.string().check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'));

/** What a code is sent for. */
export const CODE_PURPOSES = ['login', 'register', 'reset', 'change'] as const;

export const sysAuthSchemas = {
  captcha: {
    input: nothing,
    result: z.looseObject({ id, img: z.string(), expirySeconds: opt(z.number()) }),
  },
  login: {
    input: z.object({
      account,
      password,
      codeId: opt(z.union([z.string(), z.number()])),
      code: opt(z.string()),
    }),
    result: tokens,
  },
  logout: { input: nothing, result: none },
  loginPhone: { input: z.object({ phone: account, code }), result: tokens },
  sendCode: {
    input: z.object({
      to: account,
      purpose: z.enum(CODE_PURPOSES),
      codeId: opt(z.union([z.string(), z.number()])),
      code: opt(z.string()),
    }),
    /** Seconds until another may be asked for, and until this one ends. */
    result: z.looseObject({ resendSeconds: z.number(), expirySeconds: z.number() }),
  },
  register: {
    input: z.object({
      account,
      code,
      password,
      nickName: shortText,
      companyName: shortText,
      /** Terms and privacy policy; spec §5. */
      accepted: z.literal(true, 'required'),
    }),
    result: none,
  },
  resetPassword: { input: z.object({ account, code, password }), result: none },
  scanCreate: {
    input: nothing,
    result: z.looseObject({ id, secret: z.string(), expirySeconds: z.number() }),
  },
  scanState: {
    input: z.object({ id: required, secret: required }),
    result: z.looseObject({
      state: open(['waiting', 'scanned', 'confirmed', 'refused', 'expired']),
      accessToken: text,
      refreshToken: text,
    }),
  },
  scanConfirm: {
    input: z.object({ id: required, step: z.enum(['scan', 'allow', 'refuse']) }),
    /** Where the asking browser is: its address and its own name. */
    result: opt(z.looseObject({ ip: text, userAgent: text })),
  },
  unLockScreen: { input: z.object({ password }), result: z.boolean() },
  ticket: {
    input: z.object({ path: z.string().check(z.regex(/^\/(?!\/)/, 'path'), z.maxLength(2000, 'tooLong')) }),
    result: z.looseObject({ ticket: z.string(), expirySeconds: z.number() }),
  },
  refreshToken: {
    input: z.object({ accessToken: required }),
    result: z.string(),
  },
  userInfo: {
    input: nothing,
    result: z.looseObject({
      id: opt(id),
      account: z.string(),
      realName: text,
      avatar: text,
      address: text,
      signature: text,
      orgId: opt(id),
      orgName: text,
      posName: text,
      tenantId: opt(id),
      buttons: opt(z.array(z.string())),
      watermarkText: text,
    }),
  },
} satisfies SchemasOf<typeof sysAuth>;

/** What a back end can do beyond the spec; absent means it cannot. */
export const CAPABILITIES = [
  'live',
  'oceanBill',
  'oceanBill.import',
  /** Codes by e-mail and SMS, and what is done with them: sign-in, registration, a new password. */
  'sysAuth.code',
  'sysAuth.scan',
  'sysAuth.ticket',
  /** `unLockScreen` takes the password in the body. */
  'sysAuth.unlockBody',
  'company',
  'sysNotice',
  'sysStaticPage',
  /** Halves of grants, passwords of new people, berries and tiers, titles by language. */
  'access',
  /** `updateBaseInfo` takes a new phone number with a code that was sent there (`sendCode`, purpose `change`): `phoneCode`. */
  'sysUser.verifyPhone',
  /** As for the phone number: `emailCode`. */
  'sysUser.verifyEmail',
] as const;

const clock = z.looseObject({
  /** Domain time when the answer was made, ISO 8601 with `Z`. */
  now: z.string(),
  /** Domain seconds per wall second; 1 is real time. */
  factor: z.number(),
});

export const sysConfigSchemas = {
  sysInfo: {
    input: nothing,
    result: z.looseObject({
      sysTitle: text,
      sysViceTitle: text,
      sysViceDesc: text,
      sysLogo: text,
      sysWatermark: text,
      sysCopyright: text,
      sysIcp: text,
      sysIcpUrl: text,
      sysCaptcha: opt(flag),
      sysSecondVer: opt(flag),
      // Names of later back ends; read when the others are absent.
      title: text,
      viceTitle: text,
      logo: text,
      captcha: opt(flag),
      capabilities: opt(z.array(open(CAPABILITIES))),
      clock: opt(clock),
      // What a new password must be like; without it only the server knows.
      passwordPolicy: opt(z.looseObject({ minLength: z.number(), maxLength: z.number(), classes: z.array(z.string()), notAccount: flag })),
      // Only a demonstration back end names its accounts, so that a stranger can sign in.
      demoAccounts: opt(z.array(z.looseObject({ account: z.string(), password: z.string(), tier: text, company: text }))),
    }),
  },
} satisfies SchemasOf<typeof sysConfig>;

const constItem = z.looseObject({ code: z.union([z.string(), z.number()]), name: text });

export const sysConstSchemas = {
  list: {
    input: nothing,
    // `data` is either the list itself or an object that holds it under `result`.
    result: z.array(
      z.looseObject({
        code: z.union([z.string(), z.number()]),
        name: text,
        data: opt(z.union([z.array(constItem), z.looseObject({ result: opt(z.array(constItem)) })])),
      }),
    ),
  },
  data: {
    input: z.object({ typeName: z.string().check(z.minLength(1, 'required')) }),
    result: z.array(constItem),
  },
} satisfies SchemasOf<typeof sysConst>;

export const liveSchemas = { stream: { input: nothing, result: none } };
