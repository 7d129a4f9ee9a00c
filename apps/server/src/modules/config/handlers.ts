import type { CAPABILITIES } from '@seaberry/api-client/schemas';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/handlers.ts';
import { channelWorks } from '../outgoing/service.ts';

// A type and not an interface: the schemas of the contract let other keys pass.
export type DemoAccount = { account: string; password: string; tier?: string; company?: string };

export const TITLE = 'Seaberry Tracking';
/** "Global logistics, full-process control" (product specification §1). */
const VICE_TITLE = '全球物流 · 全程掌控';

type Capability = (typeof CAPABILITIES)[number];

/** What this server can do whatever its settings are. */
const ALWAYS: Capability[] = [
  'live',
  'oceanBill',
  'oceanBill.import',
  'sysAuth.scan',
  'sysAuth.ticket',
  'sysAuth.unlockBody',
  'company',
  'sysNotice',
  'sysStaticPage',
  'access',
];

/** Codes are offered, and asked for, only where a way leads out: without one nobody could ever enter them. */
function capabilitiesOf(config: Config): Capability[] {
  const [email, sms] = [channelWorks(config, 'email'), channelWorks(config, 'sms')];
  const codes: Capability[] = email || sms ? ['sysAuth.code'] : [];
  if (sms) codes.push('sysUser.verifyPhone');
  if (email) codes.push('sysUser.verifyEmail');
  return [...ALWAYS, ...codes];
}

/** @param demoAccounts Of a demonstration only; null otherwise. */
export function configHandlers(demoAccounts: readonly DemoAccount[] | null): Handlers['sysConfig'] {
  return {
    sysInfo: (_, { deps: { clock, config } }) =>
      Promise.resolve({
        sysTitle: TITLE,
        sysViceTitle: VICE_TITLE,
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
        ...(demoAccounts ? { demoAccounts: [...demoAccounts] } : {}),
      }),
  };
}
