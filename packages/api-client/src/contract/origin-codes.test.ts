import { expect, it } from 'vitest';
import { ORIGIN_CODES, ORIGIN_UNGATED } from './index.js';
import { permissionCodes } from './registry.js';

/** Button codes that the present back end seeds, of the controllers that both have. */
const SEEDED = {
  sysUser: ['page', 'update', 'add', 'delete', 'detail', 'grantRole', 'resetPwd', 'setStatus', 'unlockLogin', 'changePwd', 'baseInfo'],
  sysOnlineUser: ['forceOffline'],
  sysRole: ['page', 'update', 'add', 'delete', 'grantMenu', 'grantDataScope', 'setStatus'],
  sysOrg: ['update', 'add', 'delete'],
  sysPos: ['list', 'update', 'add', 'delete'],
  sysMenu: ['update', 'add', 'delete'],
  sysNotice: ['page', 'update', 'add', 'delete', 'public', 'cancel'],
  sysTenant: ['page', 'update', 'add', 'delete', 'grantMenu', 'resetPwd', 'createDb', 'setStatus'],
  sysVislog: ['page', 'clear'],
  sysOplog: ['page', 'clear', 'export'],
  sysExlog: ['page', 'clear', 'export'],
  sysDifflog: ['page', 'clear'],
};

/** Calls that back end does not have. */
const OURS = /^(oceanBill|company):|^sysTenant:(setTier|creditBerries)$|^sysLogDiff:clear$/;

const seeded = Object.entries(SEEDED).flatMap(([controller, calls]) => calls.map((call) => `${controller}:${call}`));

it('every code is seeded by the present back end, under its name or another, or open there, or of a call it has not', () => {
  const known = new Set<string>([...seeded, ...Object.values(ORIGIN_CODES), ...ORIGIN_UNGATED]);
  expect(permissionCodes().filter((code) => !known.has(code) && !OURS.test(code))).toEqual([]);
});

it('every other name is seeded there, and maps to a code of ours that is not', () => {
  expect(seeded).toEqual(expect.arrayContaining(Object.keys(ORIGIN_CODES)));
  const ours: readonly string[] = permissionCodes();
  for (const code of Object.values(ORIGIN_CODES)) expect([ours.includes(code), seeded.includes(code)], code).toEqual([true, false]);
});

it('nothing is open there that one of its roles can hold', () => {
  const ours: readonly string[] = permissionCodes();
  for (const code of ORIGIN_UNGATED) expect([ours.includes(code), seeded.includes(code)], code).toEqual([true, false]);
});
