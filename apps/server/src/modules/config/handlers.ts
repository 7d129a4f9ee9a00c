import type { CAPABILITIES } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { common as en } from '@seaberry/i18n/messages/en/common';
import { common as zhCn } from '@seaberry/i18n/messages/zh-CN/common';
import { common as zhTw } from '@seaberry/i18n/messages/zh-TW/common';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/handlers.ts';
import { channelWorks } from '../outgoing/service.ts';

// A type and not an interface: the schemas of the contract allow additional keys.
export type DemoAccount = { account: string; password: string; tier?: string; company?: string };

export const TITLE = 'Seaberry Tracking';
/** Slogan of the product, by language. */
const SLOGANS: Record<Locale, string> = { en: en.tagline, 'zh-cn': zhCn.tagline, 'zh-tw': zhTw.tagline };

type Capability = (typeof CAPABILITIES)[number];

/** Capabilities that do not depend on settings. */
const ALWAYS: Capability[] = [
  'sysAuth.sessions',
  'live',
  'oceanBill',
  'oceanBill.import',
  'sysAuth.scan',
  'sysAuth.ticket',
  'sysAuth.unlockBody',
  'sysFactor',
  'company',
  'sysNotice',
  'sysNotice.mute',
  'sysStaticPage',
  'listView',
  'sysExport',
  'access',
  'sysDictData.order',
  'logSeals',
  'about',
];

/** Capabilities with verification codes depend on the settings, since codes need email or SMS. */
function capabilitiesOf(config: Config): Capability[] {
  const [email, sms] = [channelWorks(config, 'email'), channelWorks(config, 'sms')];
  const codes: Capability[] = email || sms ? ['sysAuth.code'] : [];
  if (sms) codes.push('sysUser.verifyPhone');
  if (email) codes.push('sysUser.verifyEmail');
  return [...ALWAYS, ...codes];
}

/** @param demoAccounts Accounts of the demonstration data, else null. Their passwords are sent only to browsers on this machine. */
export function configHandlers(demoAccounts: readonly DemoAccount[] | null): Handlers['sysConfig'] {
  return {
    sysInfo: (_, { deps: { clock, config }, locale, local }) =>
      Promise.resolve({
        sysTitle: TITLE,
        sysViceTitle: SLOGANS[locale],
        sysViceDesc: null,
        sysLogo: null,
        sysWatermark: null,
        sysCopyright: null,
        sysIcp: null,
        sysIcpUrl: null,
        sysCaptcha: config.captcha === 'always',
        sysSecondVer: false,
        capabilities: capabilitiesOf(config),
        passwordPolicy: { ...config.passwordPolicy, classes: [...config.passwordPolicy.classes] },
        clock: { now: clock.domainNow(), factor: clock.factor },
        ...(demoAccounts && local ? { demoAccounts: [...demoAccounts] } : {}),
      }),
  };
}
