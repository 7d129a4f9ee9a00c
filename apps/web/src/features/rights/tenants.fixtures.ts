import type { TenantRow } from '@seaberry/api-client/schemas';
import { fn } from 'storybook/test';

const tenant = (id: string, name: string, adminAccount: string, more: Partial<TenantRow> = {}) => ({
  id,
  userId: `user-${id}`,
  name,
  adminAccount,
  phone: '13912345678',
  email: `${adminAccount}@example.com`,
  tenantType: 0,
  tier: 'captain',
  berries: 1200,
  people: 14,
  status: 1,
  orderNo: 100,
  remark: '',
  createTime: '2026-03-02T08:00:00Z',
  ...more,
});

export const TENANTS = [
  tenant('1', 'Blue Harbor Forwarding', 'lin.yue', { berries: 38 }),
  tenant('2', 'East Harbour Forwarding', 'eric', { tier: 'sailor', berries: 0, people: 3 }),
  tenant('3', '远洋国际货运代理有限公司', 'yuanyang', { tier: 'ultimate', berries: 250_000, people: 210 }),
  tenant('4', 'Old Pier Shipping', 'otto', { status: 2, tier: 'chiefMate', phone: null, berries: 17 }),
];

const CONNECTION = 'Server=10.0.0.7;Database=west;Uid=west;Pwd=quay-side-9;';

/** Companies of a backend with dedicated databases. */
export const FOREIGN_TENANTS = [
  tenant('1', 'Blue Harbor Forwarding', 'lin.yue', { tier: null, berries: null, people: null }),
  tenant('5', 'West Dock Cargo', 'wendy', {
    tier: null,
    berries: null,
    people: null,
    tenantType: 1,
    // PostgreSQL.
    dbType: 4,
    connection: CONNECTION,
    slaveConnections: JSON.stringify([{ HitRate: 10, ConnectionString: CONNECTION }]),
    configId: 'west',
  }),
];

type Input = Readonly<Record<string, unknown>> & { id: string };
type Answers = Readonly<Record<string, (input: Input) => unknown>>;

/** Spy for credited berries, called once per attempt. */
export const berries = fn(({ amount }: Input): unknown => ({ berries: 38 + Number(amount) }));
/** Spy for added and changed companies, and for created databases. */
export const saved = fn((_input: Input) => null);
export const made = fn((_input: Input) => null);
/** Spy for granted ids. */
export const granted = fn((_input: Input) => null);

export function clearSpies(): void {
  berries.mockClear();
  granted.mockClear();
  saved.mockClear();
  made.mockClear();
}

/** Responses to the actions on a company. */
export const tenantAnswers = (store: Answers): Answers => ({
  add: (input) => ({ id: String(store['add']?.(input)), userId: 'user-new' }),
  ownMenuList: () => ['tracking', 'bills', 'bills.page'],
  grantMenu: granted,
  creditBerries: berries,
  setTier: () => null,
  setStatus: () => null,
  resetPwd: () => 'tide-7Harbour',
  userList: () => [
    { id: '1', account: 'lin.yue', realName: 'Lin Yue', phone: '13912345678', email: 'lin.yue@blueharbor.example', status: 1 },
    { id: '2', account: 'nils', realName: 'Nils Newman', phone: null, email: 'nils@example.com', status: 1 },
    { id: '3', account: 'nina', realName: '倪娜', phone: '13812345678', email: null, status: 2 },
  ],
});
