import type { CAPABILITIES } from '@seaberry/api-client/schemas';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { channelWorks } from '../outgoing/service.ts';
import { parameterHandlers } from './parameters/handlers.ts';
import { siteHandlers } from './site/handlers.ts';
import { readSite } from './site/repo.ts';
import { shownSite } from './site/service.ts';

// A type and not an interface: the schemas of the contract allow additional keys.
export type DemoAccount = { account: string; password: string; tier?: string; company?: string };

type Capability = (typeof CAPABILITIES)[number];

/** Capabilities that do not depend on settings. */
const ALWAYS: Capability[] = [
  'sysAuth.sessions',
  'live',
  'oceanBill',
  'oceanBill.import',
  'airWaybill',
  'airWaybill.import',
  'sysAuth.scan',
  'sysAuth.ticket',
  'sysAuth.unlockBody',
  'sysFactor',
  'company',
  'sysNotice',
  'sysNotice.mute',
  'sysStaticPage',
  'listView',
  'shareLink',
  'sysExport',
  'access',
  'sysDictData.order',
  'sysSettings',
  'sysJob',
  'sysOpenAccess',
  'logSeals',
  'about',
  'files',
  'print',
  'sysCache',
  'sysServer',
  'ldap',
  'sysPlugin',
  'sysRegion',
  'sysStaticPage.versions',
  'sysWechatUser.unbind',
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
    async sysInfo(_, { deps: { clock, config, db }, locale, local }) {
      return {
        ...shownSite(await readSite(db), locale),
        sysCaptcha: config.captcha === 'always',
        sysSecondVer: config.secondFactor,
        capabilities: capabilitiesOf(config),
        passwordPolicy: { ...config.passwordPolicy, classes: [...config.passwordPolicy.classes] },
        clock: { now: clock.domainNow(), factor: clock.factor },
        ...(demoAccounts && local ? { demoAccounts: [...demoAccounts] } : {}),
      };
    },
  };
}

/** Parameters and site settings. */
export const settingsHandlers = (auth: Auth): Handlers['sysSettings'] => ({ ...parameterHandlers(auth), ...siteHandlers(auth) });
