import type { DoubleHandlers } from '@seaberry/api-client/doubles';

import { PASSWORD_POLICY } from '../../testing/session-answers.ts';

/** An organization in the store of a story: flat. */
export interface FlatOrg extends Readonly<Record<string, unknown>> {
  id: string;
  pid: string | null;
  name: string;
}

const org = (id: string, pid: string | null, name: string, code: string, type: string, more: object = {}): FlatOrg => ({
  id,
  pid,
  name,
  code,
  type,
  level: 1,
  orderNo: 100,
  status: 1,
  createTime: '2026-10-02T08:00:00Z',
  updateTime: '2026-11-18T09:30:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});

/** Kinds of organizations, as the dictionary of the server has them. */
export const ORG_TYPES = Object.entries({ 201: 'Company', 301: 'Department', 501: 'Team' }).map(([code, name]) => ({
  code,
  value: name,
  name,
}));

export const ORGS: readonly FlatOrg[] = [
  org('1', null, 'Blue Harbor Forwarding', 'root', '201', { remark: 'The company itself.' }),
  org('11', '1', 'Shanghai branch', 'sha', '301', { level: 2, orderNo: 10 }),
  org('111', '11', 'Sea freight', 'sha-sea', '501', { level: 3 }),
  org('112', '11', 'Air freight', 'sha-air', '501', { level: 3, status: 2 }),
  org('12', '1', 'Rotterdam branch', 'rtm', '301', { level: 2, orderNo: 20 }),
  org('13', '1', 'Partners', 'partners', '999', { level: 2, disabled: true }),
];

/** Rows as nested by the server. */
export function treeOf(rows: readonly FlatOrg[]): FlatOrg[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = (pid: string | null): FlatOrg[] =>
    rows
      .filter((row) => (row.pid !== null && known.has(row.pid) ? row.pid : null) === pid)
      .map((row) => ({ ...row, children: below(row.id) }));
  return below(null);
}

const person = (id: string, account: string, realName: string, more: object = {}) => ({
  id,
  account,
  realName,
  phone: `1380013800${id}`,
  email: `${account}@blueharbor.example`,
  sex: 2,
  birthday: '1990-05-17',
  accountType: 777,
  status: 1,
  orderNo: 100,
  orgId: '111',
  orgName: 'Sea freight',
  posId: '2',
  posName: 'Sea freight clerk',
  roleName: 'Clerk',
  jobNum: `BH-00${id}`,
  joinDate: '2021-03-01',
  locked: false,
  lastLoginTime: '2026-11-20T23:41:00Z',
  createTime: '2026-10-02T08:00:00Z',
  updateTime: '2026-11-18T09:30:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});

export const PEOPLE = [
  person('1', 'lin.yue', 'Lin Yue', { accountType: 888, roleName: 'Company administrator,Clerk', orgName: 'Blue Harbor Forwarding' }),
  person('2', 'li.wei', '李伟', { sex: 1, locked: true, cardType: 5, idCardNum: '91310000MA1FL0', cultureLevel: 10, nation: '汉族' }),
  person('3', 'oskar', 'Oskar van den Berg-Steenhuizen', { sex: 1, status: 2, posName: 'Customs agent' }),
  person('4', 'mei', '陈美玲', { orgId: '12', orgName: 'Rotterdam branch', roleName: 'Clerk,Auditor' }),
];

/** Options of the forms. */
export const formAnswers: DoubleHandlers = {
  sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: ['access'], passwordPolicy: PASSWORD_POLICY }) },
  sysOrg: { list: () => treeOf(ORGS) },
  sysRole: {
    list: () => [
      { id: '1', name: 'Company administrator', code: 'admin' },
      { id: '2', name: 'Clerk', code: 'clerk' },
      { id: '3', name: 'Auditor', code: 'auditor' },
    ],
  },
  sysPos: {
    list: () => [
      { id: '1', name: 'General manager', code: 'gm', status: 1 },
      { id: '2', name: 'Sea freight clerk', code: 'sea', status: 1 },
      { id: '3', name: 'Customs agent', code: 'customs', status: 1 },
    ],
  },
};
