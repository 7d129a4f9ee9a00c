import * as z from 'zod/mini';
import { type CallSchemas, flag, id, none, nothing, open, opt, text, TIERS } from './parts.js';
import type { sysAuth, sysConfig, sysConst, sysMenu, sysUser } from './sys.js';

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
export const CODE_PURPOSES = ['login', 'register', 'reset'] as const;

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

const menuMeta = z.looseObject({
  title: text,
  icon: text,
  isLink: text,
  isHide: opt(flag),
  isKeepAlive: opt(flag),
  isAffix: opt(flag),
  isIframe: opt(flag),
  roles: opt(z.array(z.string())),
});

export interface MenuEntry {
  id?: string | null | undefined;
  /** Some back ends send null for groups and links. */
  path?: string | null | undefined;
  name?: string | null | undefined;
  component?: string | null | undefined;
  redirect?: string | null | undefined;
  meta?: z.infer<typeof menuMeta> | null | undefined;
  children?: MenuEntry[] | null | undefined;
}

const menuEntry: z.ZodMiniType<MenuEntry> = z.looseObject({
  id: opt(id),
  path: text,
  name: text,
  component: text,
  redirect: text,
  meta: opt(menuMeta),
  get children() {
    return opt(z.array(menuEntry));
  },
}) as unknown as z.ZodMiniType<MenuEntry>; // The recursive getter has no nameable inferred type.

export const sysMenuSchemas = {
  loginMenuTree: { input: nothing, result: z.array(menuEntry) },
  ownBtnPermList: { input: nothing, result: z.array(z.string()) },
} satisfies SchemasOf<typeof sysMenu>;

export const sysUserSchemas = {
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
      phone: z.string().check(z.regex(/^1[3-9]\d{9}$/, 'phone')),
      email: opt(z.string().check(z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'email'), z.maxLength(254, 'tooLong'))),
      birthday: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date')),
      /** 1 male, 2 female, 0 not said. */
      sex: opt(z.union([z.literal(0), z.literal(1), z.literal(2)])),
      address: opt(z.string().check(z.maxLength(256, 'tooLong'))),
      signature: opt(z.string().check(z.maxLength(512, 'tooLong'))),
    }),
    result: none,
  },
  changePwd: { input: z.object({ passwordOld: password, passwordNew: password }), result: none },
  unlockLogin: { input: z.object({ id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)) }), result: none },
} satisfies SchemasOf<typeof sysUser>;

export const liveSchemas = { stream: { input: nothing, result: none } };
