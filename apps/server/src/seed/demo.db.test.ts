import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCatalogue } from '../modules/menu/built-in/repo.ts';
import { pageOfBills } from '../modules/ocean-bill/list/service.ts';
import { pageOf } from '../testing/page-of.ts';
import { START, startTrackingWorld, type TrackingWorld } from '../testing/tracking-world.ts';
import { demoAccounts, readDemo, seedDemo, seedPlatform } from './demo.ts';

const demo = readDemo(fileURLToPath(new URL('../../../../demo/tenant.json', import.meta.url)));
let world: TrackingWorld;
beforeAll(async () => {
  world = await startTrackingWorld();
  await writeCatalogue(world.deps.db);
});
afterAll(() => world.close());

it('the demonstration has a user of every tier, and some sixty bills of one forwarder', () => {
  expect(new Set(demoAccounts(demo).map(({ tier }) => tier))).toEqual(new Set(['sailor', 'chiefMate', 'captain', 'ultimate']));
  expect(demoAccounts(demo).map(({ account }) => account)).toEqual(['demo', 'viewer', 'sailor', 'mate', 'ultimate', 'root']);
  expect(demo.companies[0]?.bills.length).toBeGreaterThanOrEqual(60);
});

it('the demonstration tracks and charges every bill once, also when it is seeded again', async () => {
  for (let run = 0; run < 2; run += 1) {
    await seedDemo(world.deps, demo);
    const rows = await world.deps.db.transaction('system', () =>
      world.deps.db.sql(
        `select t.name, t.berry_balance, (select count(*)::int from ocean_bill b where b.tenant_id = t.id) as bills,
           (select coalesce(sum(amount), 0)::int from berry_ledger l where l.tenant_id = t.id) as ledger from tenant t`,
      ),
    );
    expect(rows.length).toBe(demo.companies.length);
    for (const company of demo.companies) {
      const balance = company.berries - company.bills.length;
      expect(rows).toContainEqual({ name: company.name, berry_balance: balance, bills: company.bills.length, ledger: balance });
    }
  }
});

it('the dates of the demonstration are around the day of seeding', async () => {
  const [tenant] = await world.deps.db.transaction('system', () =>
    world.deps.db.sql<{ id: string }>(`select tenant_id as id from app_user where account = 'demo'`),
  );
  const tenantId = String(tenant?.id);
  const page = await pageOf(
    world.deps.db.transaction({ tenantId }, () => pageOfBills(world.deps.db, tenantId, { page: 1, pageSize: 100 }, 'en')),
  );
  expect(page.total).toBe(demo.companies[0]?.bills.length);
  for (const { createTime } of page.items) expect(String(createTime) <= START).toBe(true);
  expect(page.items.some(({ customerDeadline }) => customerDeadline && customerDeadline > START)).toBe(true);
});

describe('every user of the demonstration', () => {
  it('has a plausible profile, and a company with a short name and a number', async () => {
    const rows = await world.deps.db.transaction('system', () =>
      world.deps.db.sql(
        `select u.account, u.sex, u.birthday, u.phone, u.email, u.address, t.abbreviation, t.number
         from app_user u join tenant t on t.id = u.tenant_id where u.account = any(array['demo', 'viewer', 'sailor', 'mate', 'ultimate', 'root'])`,
      ),
    );
    expect(rows).toHaveLength(6);
    for (const { account, sex, birthday, phone, email, address, abbreviation, number } of rows) {
      expect([1, 2], String(account)).toContain(sex);
      expect(String(birthday)).toMatch(/^19\d\d-\d\d-\d\d$/u);
      expect(String(phone)).toMatch(/^1[3-9]\d{9}$/u);
      for (const text of [email, address, abbreviation, number]) expect(text).toBeTruthy();
    }
  });

  it('has six to ten notices, some of them unread, however often it is seeded', async () => {
    const inboxes = () =>
      world.deps.db.transaction('system', () =>
        world.deps.db.sql<{ account: string; all: number; unread: number }>(
          `select u.account, count(*)::int as all, count(*) filter (where nu.read_time is null)::int as unread
           from notice_user nu join app_user u on u.id = nu.user_id and u.tenant_id = nu.tenant_id
           join notice n on n.id = nu.notice_id and n.status = 1 and n.tenant_id = nu.tenant_id group by 1 order by 1`,
        ),
      );
    const before = await inboxes();
    expect(before.map(({ account }) => account)).toEqual(['demo', 'mate', 'sailor', 'ultimate', 'viewer']);
    for (const { all, unread } of before) {
      expect(all).toBeGreaterThanOrEqual(6);
      expect(all).toBeLessThanOrEqual(10);
      expect(unread).toBeGreaterThan(0);
      expect(unread).toBeLessThan(all);
    }
    await world.deps.db.transaction('system', () => world.deps.db.sql('update notice_user set read_time = now() where read_time is null'));
    await seedDemo(world.deps, demo);
    // Notices read meanwhile stay read.
    expect(await inboxes()).toEqual(before.map((inbox) => ({ ...inbox, unread: 0 })));
  });
});

it('the demonstration has one platform administrator, in a company without bills; a demonstration of an older release gets both at its next start', async () => {
  const { db } = world.deps;
  const platform = () =>
    db.transaction('system', () =>
      db.sql(
        `select u.account, t.name, t.berry_balance, (t.admin_user_id = u.id) as first, (select count(*)::int from app_user o where o.tenant_id = t.id) as people,
           (select count(*)::int from ocean_bill b where b.tenant_id = t.id) as bills
         from app_user u join tenant t on t.id = u.tenant_id where u.account_type = 999`,
      ),
    );
  const one = { account: 'root', name: 'Seaberry Operations', berry_balance: 0, first: true, people: 1, bills: 0 };
  expect(await platform()).toEqual([one]);
  await db.transaction('system', async () => {
    await db.sql("delete from app_user where account = 'root'");
    await db.sql("delete from tenant where name = 'Seaberry Operations'");
  });
  await seedPlatform(world.deps, demo);
  expect(await platform()).toEqual([one]);
  await seedPlatform(world.deps, demo);
  expect(await platform()).toEqual([one]);
});
