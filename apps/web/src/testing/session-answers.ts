import type { DoubleHandlers } from '@seaberry/api-client/doubles';
import { SERVICE_TYPES } from '@seaberry/tracking';

/** A user with all permissions on shipments. */
export const BUTTONS: ReadonlySet<string> = new Set(
  ['oceanBill', 'airWaybill'].flatMap((controller) =>
    ['page', 'detail', 'add', 'update', 'delete', 'resubscribe', 'comment', 'export'].map((call) => `${controller}:${call}`),
  ),
);

/** The authenticated user. */
export const PERSON = { id: '1', account: 'lin.yue', realName: 'Lin Yue' } as const;

/** Password policy of the stories' backend. */
export const PASSWORD_POLICY = { minLength: 8, maxLength: 128, classes: [], notAccount: true };

/** Responses for the session: the user, and the features of the backend. Domain time is `Date`, which Storybook holds at one instant (`testing/stories/clock.ts` of `ui`). */
export const sessionAnswers: DoubleHandlers = {
  sysConfig: {
    sysInfo: () => ({
      sysTitle: 'Seaberry Tracking',
      capabilities: ['oceanBill', 'oceanBill.import', 'airWaybill', 'airWaybill.import', 'logSeals'],
      passwordPolicy: PASSWORD_POLICY,
      clock: { now: new Date().toISOString(), factor: 1 },
    }),
  },
  sysAuth: {
    userInfo: () => ({ ...PERSON, buttons: [...BUTTONS] }),
  },
  sysUser: {
    baseInfo: () => ({ id: '1', nickName: 'Yue', companyName: 'Blue Harbor Forwarding', tier: 'captain', berries: 38 }),
  },
  sysMenu: {
    loginMenuTree: () => [{ id: '10', path: '/tracking/oceanBill', name: 'oceanBill', meta: { title: 'Ocean bills' } }],
  },
  sysDictType: {
    allDictList: () => ({}),
  },
  sysConst: {
    list: () => [{ code: 'ServiceType', name: 'Service type', data: { result: SERVICE_TYPES.map((code) => ({ code, name: code })) } }],
  },
};
