import * as z from 'zod/mini';
import { type CallSchemas, flag, id, none, nothing, open, opt, text } from './parts.js';
import type { sysAuth, sysConfig, sysConst, sysMenu, sysUser } from './sys.js';

type SchemasOf<T> = Record<keyof T, CallSchemas>;

const tokens = z.looseObject({ accessToken: z.string(), refreshToken: opt(z.string()) });

export const sysAuthSchemas = {
  captcha: {
    input: nothing,
    result: z.looseObject({ id, img: z.string(), expirySeconds: opt(z.number()) }),
  },
  login: {
    input: z.object({
      account: z.string().check(z.minLength(1, 'required'), z.maxLength(254, 'tooLong')),
      password: z.string().check(z.minLength(1, 'required'), z.maxLength(400, 'tooLong')),
      codeId: opt(z.union([z.string(), z.number()])),
      code: opt(z.string()),
    }),
    result: tokens,
  },
  logout: { input: nothing, result: none },
  refreshToken: {
    input: z.object({ accessToken: z.string().check(z.minLength(1, 'required')) }),
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
export const CAPABILITIES = ['live', 'oceanBill', 'oceanBill.import'] as const;

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
  path: string;
  name?: string | null | undefined;
  component?: string | null | undefined;
  redirect?: string | null | undefined;
  meta?: z.infer<typeof menuMeta> | null | undefined;
  children?: MenuEntry[] | null | undefined;
}

const menuEntry: z.ZodMiniType<MenuEntry> = z.looseObject({
  id: opt(id),
  path: z.string(),
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

export const TIERS = ['sailor', 'chiefMate', 'captain', 'ultimate'] as const;

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
      /** Tier of the company account. */
      tier: opt(open(TIERS)),
      /** Balance in berries; one berry tracks one order. */
      berries: opt(z.number()),
    }),
  },
} satisfies SchemasOf<typeof sysUser>;

export const liveSchemas = { stream: { input: nothing, result: none } };
