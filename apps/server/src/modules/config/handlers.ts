import type { Handlers } from '../../http/handlers.ts';

// A type and not an interface: the schemas of the contract let other keys pass.
export type DemoAccount = { account: string; password: string; tier?: string; company?: string };

const TITLE = 'Seaberry Tracking';
/** "Global logistics, full-process control" (product specification §1). */
const VICE_TITLE = '全球物流 · 全程掌控';
const CAPABILITIES = ['live', 'oceanBill', 'oceanBill.import'];

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
        capabilities: CAPABILITIES,
        clock: { now: clock.domainNow(), factor: clock.factor },
        ...(demoAccounts ? { demoAccounts: [...demoAccounts] } : {}),
      }),
  };
}
