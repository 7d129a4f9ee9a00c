import { permissionCodes } from '@seaberry/api-client/registry';
import { createDoubles, type DoubleHandlers } from '@seaberry/api-client/doubles';
import { expect, it } from 'vitest';

import { backOfficeMenu } from '../menu/fixtures/back-office-menu.ts';
import { readMenu } from '../menu/menu-tree.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import { allowedCall, declare } from '../kit/access.ts';
import { isOtherBackEnd, permissionSet } from './held-codes.ts';

/** Permission codes of the super administrator of the origin for these screens. */
const SUPER = [
  ...['page', 'clear'].map((call) => `sysVislog:${call}`),
  ...['page', 'clear', 'export'].flatMap((call) => [`sysOplog:${call}`, `sysExlog:${call}`]),
  ...['page', 'clear'].map((call) => `sysDifflog:${call}`),
  'sysOnlineUser:forceOffline',
];
const LOGS = ['sysLogVis', 'sysLogOp', 'sysLogEx', 'sysLogDiff'] as const;

/** A backend with these responses, called like the guard does. */
async function session(buttons: string[] | null, capabilities?: string[] | null) {
  const answers: DoubleHandlers = {
    sysConfig: { sysInfo: () => ({ sysTitle: 'Freight', sysCaptcha: false, ...(capabilities === undefined ? {} : { capabilities }) }) },
    sysAuth: { userInfo: () => ({ id: 1300000000101, account: 'superadmin', accountType: 999, buttons }) },
    sysMenu: { loginMenuTree: () => backOfficeMenu as [] },
  };
  const { client } = createDoubles(answers);
  const [info, user, menu] = await Promise.all([client.sysConfig.sysInfo(), client.sysAuth.userInfo(), client.sysMenu.loginMenuTree()]);
  await Promise.all([...LOGS, 'sysOnlineUser' as const].map(declare));
  const held = permissionSet(user, isOtherBackEnd(info));
  return {
    held,
    menu: readMenu(menu),
    may: (controller: Parameters<typeof allowedCall>[1], call: string) => allowedCall(held, controller, call),
  };
}

it('the super administrator of the origin can open the logs of its menu', async () => {
  const { menu, may } = await session(SUPER);
  for (const [at, path] of ['/log/vislog', '/log/oplog', '/log/exlog', '/log/difflog'].entries()) {
    const controller = LOGS[at] ?? 'sysLogVis';
    expect(resolvePage(path, menu), path).toMatchObject({ type: 'screen', screen: { path } });
    expect(may(controller, 'page'), controller).toBe(true);
  }
  for (const controller of LOGS.slice(0, 3)) expect(may(controller, 'clear'), controller).toBe(true);
  // That backend has no such call, whatever its roles contain.
  expect(may('sysLogDiff', 'clear')).toBe(false);
});

it('calls open to all users of the origin are permitted, and no others', async () => {
  const { held } = await session([]);
  const opened = permissionCodes().filter((code) => held.has(code));
  expect(opened).toEqual(['sysConfig:saveSysInfo', 'sysMenu:list', 'sysOnlineUser:page', 'sysOrg:list']);
  expect((await session(null)).held.size).toBe(opened.length);
});

it('only granted logs of the origin are permitted', async () => {
  const { may } = await session(['sysOplog:page', 'sysVislog:clear']);
  expect(LOGS.map((controller) => may(controller, 'page'))).toEqual([false, true, false, false]);
  expect(LOGS.map((controller) => may(controller, 'clear'))).toEqual([true, false, false, false]);
});

it.each([[['live', 'access']], [[]]])('codes are unchanged for a backend with the capability %j', async (capabilities) => {
  const { held } = await session([...SUPER, 'sysLogVis:page'], capabilities);
  expect([...held]).toEqual([...SUPER, 'sysLogVis:page']);
});

it('a backend counts as ours until its capabilities are known', async () => {
  expect(isOtherBackEnd(undefined)).toBe(false);
  expect(isOtherBackEnd({ sysTitle: 'Freight' })).toBe(true);
  expect(isOtherBackEnd({ capabilities: null })).toBe(true);
});
