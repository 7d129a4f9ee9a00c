import { expect, it } from 'vitest';
import { ORIGIN_CODES, ORIGIN_UNGATED } from './index.js';
import { permissionCodes } from './registry.js';

/** Button codes in the seed data of the origin, for controllers that both backends have. */
const SEEDED = {
  sysUser: ['page', 'update', 'add', 'delete', 'detail', 'grantRole', 'resetPwd', 'setStatus', 'unlockLogin', 'changePwd', 'baseInfo'],
  sysOnlineUser: ['forceOffline'],
  sysRole: ['page', 'update', 'add', 'delete', 'grantMenu', 'grantDataScope', 'setStatus'],
  sysOrg: ['update', 'add', 'delete'],
  sysPos: ['list', 'update', 'add', 'delete'],
  sysMenu: ['update', 'add', 'delete'],
  sysFile: ['page', 'uploadFile', 'downloadFile', 'delete', 'update', 'uploadSignature', 'uploadAvatar'],
  sysRegion: ['page', 'update', 'add', 'delete', 'sync'],
  sysPrint: ['page', 'update', 'add', 'delete'],
  sysPlugin: ['page', 'update', 'add', 'delete'],
  sysLdap: ['page', 'detail', 'update', 'add', 'delete', 'syncUser', 'syncOrg'],
  sysNotice: ['page', 'update', 'add', 'delete', 'public', 'cancel'],
  sysTenant: ['page', 'update', 'add', 'delete', 'grantMenu', 'resetPwd', 'createDb', 'setStatus'],
  sysDictType: ['page', 'update', 'add', 'delete'],
  sysJob: ['pageJobDetail', 'updateJobDetail', 'addJobDetail', 'deleteJobDetail'],
  sysOpenAccess: ['page', 'update', 'add', 'delete'],
  sysConfig: ['page', 'update', 'add', 'delete'],
  sysCache: ['keyList', 'delete', 'clear'],
  sysWechatUser: ['page', 'update', 'add', 'delete'],
  sysVislog: ['page', 'clear'],
  sysOplog: ['page', 'clear', 'export'],
  sysExlog: ['page', 'clear', 'export'],
  sysDifflog: ['page', 'clear'],
};

/** Calls that the origin does not have. */
const OURS =
  /^(oceanBill|airWaybill|company|listView|shareLink|sysStaticPage|(consumption|push|subscribe|update|request)Log):|^sysTenant:(setTier|creditBerries)$|^sysUser:removeFactors$|^sysLogDiff:clear$|^sys(Message|Email|Sms):send$/;

const seeded = Object.entries(SEEDED).flatMap(([controller, calls]) => calls.map((call) => `${controller}:${call}`));

it('every code is in the seed of the origin, open to every user of the origin, or of a call that the origin does not have', () => {
  const known = new Set<string>([...seeded, ...Object.values(ORIGIN_CODES), ...ORIGIN_UNGATED]);
  const unknown = permissionCodes().filter((code) => !known.has(code) && !OURS.test(code));
  expect(unknown, 'Add what the origin lacks to OURS.').toEqual([]);
});

it('every mapped code is in the seed of the origin and maps to one of our codes that is not', () => {
  expect(seeded).toEqual(expect.arrayContaining(Object.keys(ORIGIN_CODES)));
  const ours: readonly string[] = permissionCodes();
  for (const code of Object.values(ORIGIN_CODES)) expect([ours.includes(code), seeded.includes(code)], code).toEqual([true, false]);
});

it('no call that is open to every user of the origin has a code that one of its roles can hold', () => {
  const ours: readonly string[] = permissionCodes();
  for (const code of ORIGIN_UNGATED) expect([ours.includes(code), seeded.includes(code)], code).toEqual([true, false]);
});
