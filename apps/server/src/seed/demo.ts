import { readFileSync } from 'node:fs';
import { TIERS } from '@seaberry/api-client/contract';
import { eq, inArray, or } from 'drizzle-orm';
import { v5 as uuidOf } from 'uuid';
import * as z from 'zod/mini';
import { appUser, tenant } from '../db/schema/core.ts';
import { notice as noticeTable, noticeUser } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';
import { SUPER_ADMIN } from '../modules/auth/sessions/service.ts';
import type { DemoAccount } from '../modules/config/handlers.ts';
import { post } from '../modules/ledger/service.ts';
import { addBills, checkRows } from '../modules/ocean-bill/add/service.ts';
import { createTenant, createUser } from '../modules/user/accounts/repo.ts';

const account = z.object({
  account: z.string(),
  realName: z.string(),
  nickName: z.string(),
  role: z.enum(['platform', 'admin', 'operator', 'viewer']),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  /** 1 male, 2 female. */
  sex: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  birthday: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u))),
  address: z.optional(z.string()),
  signature: z.optional(z.string()),
});

const notice = z.object({
  title: z.string(),
  /** 1 notification, 2 announcement. */
  type: z.union([z.literal(1), z.literal(2)]),
  content: z.string(),
  /** Wall days before the seeding. */
  publishedDaysAgo: z.number().check(z.gte(0)),
  /** Accounts with this notice unread. */
  unreadBy: z.optional(z.array(z.string())),
});

const company = z.object({
  key: z.string(),
  name: z.string(),
  abbreviation: z.optional(z.string()),
  number: z.optional(z.string()),
  tier: z.enum(TIERS),
  /** Credited before the first bill is tracked. */
  berries: z.int().check(z.gte(0)),
  accounts: z.array(account),
  /** Published by the first account to all users of the company. */
  notices: z.optional(z.array(notice)),
  /** Fields of the add form, validated when the bill is added, and the time of tracking. */
  bills: z.array(
    z.looseObject({
      /** Domain days before the seeding. */
      trackedDaysAgo: z.number().check(z.gte(0)),
      /** Calendar dates as days from the seeding, so that the data stays current. */
      deadlineInDays: z.optional(z.int()),
      estimatedDeliveryInDays: z.optional(z.int()),
    }),
  ),
});

/** Content of a demonstration file: companies with their users and tracked bills. */
const demoFile = z.object({ password: z.string(), companies: z.array(company) });
export type DemoFile = z.output<typeof demoFile>;

/** UUID namespace: ids of seeded rows derive from names, so that an interrupted seeding continues. */
const NAMESPACE = '7f1b6a52-6a0e-4f0e-9d5c-5ea1be44f00d';
const idOf = (...names: string[]): string => uuidOf(names.join('/'), NAMESPACE);

const DAY_MS = 86_400_000;
const daysFrom = (now: string, days: number): string => new Date(Date.parse(now) + days * DAY_MS).toISOString();

/** @throws with a clear message for an invalid demonstration file. */
export function readDemo(file: string): DemoFile {
  const result = demoFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is not a demonstration file: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** The demo accounts, one line each. */
export const demoAccounts = ({ password, companies }: DemoFile): DemoAccount[] =>
  companies.flatMap(({ accounts, tier, name }) => accounts.map((person) => ({ account: person.account, password, tier, company: name })));

/**
 * Seeds a new installation with the companies of a demonstration file. Bills are added like real ones: each is charged, and its data comes
 * from the carrier by polling. A repeated run adds missing rows.
 */
export async function seedDemo(deps: Pick<Deps, 'db' | 'clock'>, demo: DemoFile): Promise<void> {
  const now = deps.clock.domainNow();
  for (const one of demo.companies) await seedCompany(deps, one, demo.password, now);
}

/** Older demonstrations without platform administrators get those of the file. */
export async function seedPlatform(deps: Pick<Deps, 'db' | 'clock'>, demo: DemoFile): Promise<void> {
  const wanted = demo.companies.filter(({ accounts }) => accounts.some(({ role }) => role === 'platform'));
  const names = wanted.flatMap(({ accounts }) => accounts.map((person) => person.account));
  // Another user may have taken the name meanwhile.
  const { id, accountType, account: name } = appUser;
  const known = await deps.db.transaction('system', () =>
    deps.db.orm
      .select({ id })
      .from(appUser)
      .where(or(eq(accountType, SUPER_ADMIN), inArray(name, names)))
      .limit(1),
  );
  if (known.length > 0) return;
  const now = deps.clock.domainNow();
  for (const one of wanted) await seedCompany(deps, one, demo.password, now);
}

async function seedCompany(
  deps: Pick<Deps, 'db' | 'clock'>,
  one: DemoFile['companies'][number],
  password: string,
  now: string,
): Promise<void> {
  const { db } = deps;
  const tenantId = idOf(one.key);
  const [known] = await db.transaction('system', () => db.orm.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)));
  if (!known) {
    const { name, tier, abbreviation, number } = one;
    await createTenant(db, { name, tier, abbreviation: abbreviation ?? null, number: number ?? null }, tenantId);
  }
  for (const person of one.accounts) await seedPerson(deps, tenantId, person, password);
  await seedNotices(deps, tenantId, one);
  // Oldest bill first, in the order of the ledger.
  const bills = one.bills.toSorted((a, b) => b.trackedDaysAgo - a.trackedDaysAgo);
  const begin = daysFrom(now, -(bills[0]?.trackedDaysAgo ?? 0) - 1);
  const grant = { orderId: idOf(one.key, 'grant'), kind: 'grant', attempt: 1, amount: one.berries } as const;
  if (one.berries > 0) await db.transaction({ tenantId }, () => post(db, tenantId, [grant], begin));
  const [first] = one.accounts;
  const userId = first ? idOf(first.account) : null;
  for (const { trackedDaysAgo, deadlineInDays, estimatedDeliveryInDays, ...entered } of bills) {
    const bill = { ...entered, customerDeadline: dateIn(now, deadlineInDays), estimatedDeliveryTime: dateIn(now, estimatedDeliveryInDays) };
    const adder = { tenantId, userId, now: daysFrom(now, -trackedDaysAgo), wallNow: new Date(deps.clock.wallNow()).toISOString() };
    const { rows } = await db.transaction({ tenantId }, () => addBills(db, adder, checkRows([bill])));
    if (rows[0]?.errors)
      throw new Error(`The demonstration bill ${rows[0].referenceNo} cannot be tracked: ${JSON.stringify(rows[0].errors)}`);
  }
}

const dateIn = (now: string, days: number | undefined): string | null => (days === undefined ? null : daysFrom(now, days).slice(0, 10));

async function seedPerson(deps: Pick<Deps, 'db'>, tenantId: string, person: z.output<typeof account>, password: string): Promise<void> {
  const { db } = deps;
  const id = idOf(person.account);
  const [known] = await db.transaction('system', () => db.orm.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id)));
  if (known) return;
  const { role, position, sex = 0, birthday = null, address = null, signature = null, ...rest } = person;
  const particulars = { ...rest, sex, birthday, address, signature };
  await createUser(db, { ...particulars, tenantId, password, roles: [role], posName: position }, id);
}

/** Inboxes of all users. Read notices were read an hour after their arrival. */
async function seedNotices(deps: Pick<Deps, 'db' | 'clock'>, tenantId: string, one: DemoFile['companies'][number]): Promise<void> {
  const [publisher] = one.accounts;
  if (!publisher) return;
  const now = new Date(deps.clock.wallNow()).toISOString();
  for (const { title, type, content, publishedDaysAgo, unreadBy = [] } of one.notices ?? []) {
    const id = idOf(one.key, 'notice', title);
    const at = daysFrom(now, -publishedDaysAgo);
    const readers = one.accounts.map(({ account: name }) => ({
      id: idOf(id, name),
      userId: idOf(name),
      readTime: unreadBy.includes(name) ? null : daysFrom(at, 1 / 24),
    }));
    await deps.db.transaction({ tenantId }, async () => {
      const published = { publicUserId: idOf(publisher.account), publicUserName: publisher.realName, publicTime: at, createTime: at };
      await deps.db.orm
        .insert(noticeTable)
        .values({ id, tenantId, title, type, content, status: 1, ...published })
        .onConflictDoNothing();
      await deps.db.orm
        .insert(noticeUser)
        .values(readers.map((reader) => ({ ...reader, tenantId, noticeId: id, createTime: at })))
        .onConflictDoNothing();
    });
  }
}
