import * as z from 'zod/mini';
import type { sysConfig } from './calls.js';
import { flag, noInput, openEnum, opt, type SchemasOf, optionalText } from '../parts.js';

/** Optional features of a backend beyond the spec; an absent one is not supported. */
export const CAPABILITIES = [
  'live',
  'oceanBill',
  'oceanBill.import',
  'airWaybill',
  'airWaybill.import',
  /** Codes by email and SMS for sign-in, registration and a new password. */
  'sysAuth.code',
  'sysAuth.sessions',
  'sysAuth.scan',
  'sysAuth.ticket',
  /** `unLockScreen` takes the password in the body. */
  'sysAuth.unlockBody',
  /** Second factors: `sysFactor`, and sign-ins with a second step. */
  'sysFactor',
  'company',
  'sysNotice',
  /** Users turn off alerts and emails about shipments for themselves. */
  'sysNotice.mute',
  'sysStaticPage',
  /** Saved views of lists. */
  'listView',
  'shareLink',
  /** Export files of whole lists, made by the server. */
  'sysExport',
  /** Menus of a role that are granted in part, a first password for new users, berries and tiers, titles by language. */
  'access',
  /** Values of a dictionary are put into order by one call. */
  'sysDictData.order',
  /** Parameters and site settings: `sysSettings`. */
  'sysSettings',
  /** Background jobs: `sysJob`. */
  'sysJob',
  /** Access keys whose secrets are shown once: `rotate` and `users` of `sysOpenAccess`. */
  'sysOpenAccess',
  /** Logs have seals: `verify`, and `export` before `clear`. */
  'logSeals',
  /** `updateBaseInfo` accepts a new phone number with a code sent to it (`sendCode`, purpose `change`): `phoneCode`. */
  'sysUser.verifyPhone',
  /** Like `verifyPhone`, for an email address: `emailCode`. */
  'sysUser.verifyEmail',
  /** Version of the server: `about.info`. */
  'about',
  /** Files are uploaded in parts and handed out by signed addresses. */
  'files',
  /** Bills are printed with HTML templates: `sysPrint.offered`, `render`. */
  'print',
  /** Plugins are manifests with web hooks: `sysPlugin`, `pluginDelivery`. */
  'sysPlugin',
  /** Directory servers with tests and previews: `sysLdap`. */
  'ldap',
  /** Caches of the server with their entries: `sysCache.list` and `page`. */
  'sysCache',
  /** Load of the server in the last hour: `sysServer.status`. */
  'sysServer',
  /** Regions are synchronized by a job: `sysRegion.search`, `syncStatus`, `cancelSync`. */
  'sysRegion',
  /** Static pages have versions: `sysStaticPage.list`, `update`, `versions`, `restore`. */
  'sysStaticPage.versions',
  /** A third-party account is unbound from its user: `sysWechatUser.unbind`. */
  'sysWechatUser.unbind',
] as const;

const clock = z.looseObject({
  /** Domain time of the response, ISO 8601 with `Z`. */
  now: z.string(),
  /** Domain seconds per wall second; 1 is real time. */
  factor: z.number(),
});

export const schemas = {
  sysInfo: {
    input: noInput,
    result: z.looseObject({
      sysTitle: optionalText,
      /** Slogan, or the title of the sign-in page where the next field has the slogan. */
      sysViceTitle: optionalText,
      sysViceDesc: optionalText,
      sysLogo: optionalText,
      sysWatermark: optionalText,
      sysCopyright: optionalText,
      /** Registration of the site in China (ICP), shown in the footer, and its link. */
      sysIcp: optionalText,
      sysIcpUrl: optionalText,
      sysCaptcha: opt(flag),
      /** Whether every user needs a second step. */
      sysSecondVer: opt(flag),
      // Names in later backends; read when the others are absent.
      title: optionalText,
      viceTitle: optionalText,
      logo: optionalText,
      captcha: opt(flag),
      capabilities: opt(z.array(openEnum(CAPABILITIES))),
      clock: opt(clock),
      // Without the policy only the server checks new passwords.
      passwordPolicy: opt(z.looseObject({ minLength: z.number(), maxLength: z.number(), classes: z.array(z.string()), notAccount: flag })),
      // Demo accounts, shown on the sign-in page.
      demoAccounts: opt(z.array(z.looseObject({ account: z.string(), password: z.string(), tier: optionalText, company: optionalText }))),
    }),
  },
} satisfies SchemasOf<typeof sysConfig>;
