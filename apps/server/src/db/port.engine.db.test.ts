import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDriver, type TestDriver } from '../testing/database.ts';
import { sqlState, violatedConstraint, type Db } from './port.ts';
import { createDb } from './transactions.ts';
import { tenant as tenantTable } from './schema/core.ts';
import { SOON, TEST_TRANSACTION_LIMIT_MS } from '../testing/soon.ts';

let test: TestDriver;
let db: Db;
const problems: string[] = [];
const a = { tenantId: uuid() };
const b = { tenantId: uuid() };

const addUser = (tenantId: string, account: string) =>
  db.sql(`insert into app_user (id, tenant_id, account, password_hash, create_time, update_time) values ($1, $2, $3, 'x', now(), now())`, [
    uuid(),
    tenantId,
    account,
  ]);
const accounts = async (): Promise<unknown[]> =>
  (await db.sql('select account from app_user order by account')).map((row) => row['account']);

beforeAll(async () => {
  test = await openTestDriver();
  db = createDb(test.driver, { onProblem: (problem) => problems.push(problem), limitMs: TEST_TRANSACTION_LIMIT_MS });
  await db.transaction('system', async () => {
    for (const { tenantId } of [a, b]) await db.sql(`insert into tenant (id, name, create_time) values ($1, 'T', now())`, [tenantId]);
    await addUser(a.tenantId, 'anna');
    await addUser(b.tenantId, 'ben');
  });
});
afterAll(async () => {
  await test.close();
});

describe('transactions that prepare their statements', () => {
  const planned = <T>(scope: Parameters<Db['transaction']>[0], work: () => Promise<T>) => db.transaction(scope, work, { planned: true });

  it('see the rows of their own scope, whichever transaction ran the statement before', async () => {
    const ranged = { ...a, userId: uuid(), orgs: [uuid()] };
    for (let n = 0; n < 8; n += 1) {
      expect(await planned(a, accounts)).toEqual(['anna']);
      expect(await planned(b, accounts)).toEqual(['ben']);
      expect(await planned('system', accounts)).toEqual(['anna', 'ben']);
      expect(await planned(ranged, accounts)).toEqual(await db.transaction(ranged, accounts));
      await expect(planned(b, () => addUser(a.tenantId, 'stranger'))).rejects.toThrow('row-level security');
    }
  });

  it('take the same values and give the same rows as transactions that do not', async () => {
    const odd = String.raw`it's \' or \\ $1 ; -- ` + '"提单"\n';
    const text = `select $1::text as text, $2::int as number, $3::boolean as yes, $4::timestamptz as at, $5::jsonb as json, $6::text as nothing,
      $7::text[] as list`;
    const params = [odd, -3, true, '2026-11-21T09:00:00.000Z', JSON.stringify({ odd }), null, ['a', odd]];
    const unprepared = await db.transaction(a, () => db.sql(text, params));
    expect(unprepared).toEqual([{ text: odd, number: -3, yes: true, at: params[3], json: { odd }, nothing: null, list: ['a', odd] }]);
    const [withoutList, six] = [text.replace(/,\s+\$7.*$/u, ''), params.slice(0, 6)];
    const { list: _, ...rest } = unprepared[0] ?? {};
    for (let n = 0; n < 3; n += 1) {
      expect(await planned(a, () => db.sql(text, params))).toEqual(unprepared);
      expect(await planned(a, () => db.sql(withoutList, six))).toEqual([rest]);
      expect(await planned(a, () => db.orm.select({ id: tenantTable.id }).from(tenantTable))).toEqual([{ id: a.tenantId }]);
    }
  });

  it('are rolled back, and their statements can run again', async () => {
    const add = (account: string) => planned(a, () => addUser(a.tenantId, account));
    const both = () =>
      planned(a, async () => {
        await addUser(a.tenantId, 'first');
        await addUser(a.tenantId, 'anna');
      });
    for (let n = 0; n < 2; n += 1) {
      const error: unknown = await both().catch((reason: unknown) => reason);
      expect([sqlState(error), await db.transaction(a, accounts)]).toEqual(['23505', ['anna']]);
    }
    await add('second');
    expect(await planned(a, accounts)).toEqual(['anna', 'second']);
    await db.transaction(a, () => db.sql('delete from app_user where account = $1', ['second']));
  });

  it('prepare a statement once on the embedded database, which spends most of its time on planning', async () => {
    for (let n = 0; n < 3; n += 1) await planned(a, () => db.sql('select $1::int + 1234 as n', [n]));
    const { rows } = await db.asOwner('select from pg_prepared_statements where statement like $1', ['%+ 1234%']);
    expect(rows).toHaveLength(db.kind === 'pglite' ? 1 : 0);
  });
});

describe('transactions', () => {
  it('reject a statement outside of any transaction', async () => {
    await expect(db.sql('select 1')).rejects.toThrow('outside of a transaction');
  });

  it('are joined by inner ones of the same scope, and reject inner ones of another', async () => {
    await db.transaction(a, async () => {
      const [outer] = await db.sql('select pg_current_xact_id()::text as id');
      await db.transaction(a, async () => expect(await db.sql('select pg_current_xact_id()::text as id')).toEqual([outer]));
      await expect(db.transaction(b, () => db.sql('select 1'))).rejects.toThrow('another scope');
      await expect(db.transaction('system', () => db.sql('select 1'))).rejects.toThrow('another scope');
    });
  });

  it('run the last statement with the commit, in the role of the transaction, whatever its parameters contain', async () => {
    const odd = String.raw`it's \' or \\ $1 ; -- ` + '"提单"\n';
    const add = `insert into app_user (id, tenant_id, account, password_hash, create_time, update_time)
      values ($1::uuid, current_setting('seaberry.tenant')::uuid, $2, 'x', now(), now())`;
    await db.transaction(a, async () => db.last(add, [uuid(), odd]));
    expect(await db.transaction(a, accounts)).toEqual(['anna', odd]);
    await db.transaction(a, async () => {
      await db.sql('delete from app_user where account = $1', [odd]);
      db.last('select set_config($1, $2, false)', ['seaberry.nothing', 'left']);
    });
    expect(await db.transaction(a, accounts)).toEqual(['anna']);
  });

  it('omit the statement of `last` on rollback, and fail if it fails', async () => {
    const note = `update app_user set real_name = $1 where account = 'anna'`;
    const lost = db.transaction(a, async () => {
      db.last(note, ['lost']);
      await db.sql('select 1');
      throw new Error('changed my mind');
    });
    await expect(lost).rejects.toThrow('changed my mind');
    const failing = db.transaction(a, async () => {
      await db.sql(note, ['lost']);
      db.last('select $1::int', ['no number']);
    });
    await expect(failing).rejects.toThrow('no number');
    const others = db.transaction(b, async () => db.last(note, ['not theirs']));
    await others;
    const [anna] = await db.transaction(a, () => db.sql(`select real_name from app_user where account = 'anna'`));
    expect(anna).toEqual({ real_name: null });
    await expect((async () => db.last(note, ['x']))()).rejects.toThrow('outside of a transaction');
  });

  it('roll everything back when their work throws, inner transactions included', async () => {
    await expect(
      db.transaction(a, async () => {
        await db.transaction(a, () => addUser(a.tenantId, 'lost'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await db.transaction(a, accounts)).toEqual(['anna']);
  });

  it('refuse a statement after their end', async () => {
    let afterEnd: Promise<unknown> = Promise.resolve();
    const gate = Promise.withResolvers<void>();
    await db.transaction(a, async () => {
      await db.sql('select 1');
      afterEnd = gate.promise.then(() => db.sql('select 2'));
    });
    gate.resolve();
    await expect(afterEnd).rejects.toThrow('is over');
  });

  it('run callbacks after a commit, and never after a rollback', async () => {
    const ran: string[] = [];
    await db.transaction(a, async () => {
      db.afterCommit(async () => {
        ran.push('committed');
        await db.transaction(b, () => db.sql('select 1'));
      });
      await db.sql('select 1');
      expect(ran).toEqual([]);
    });
    await db
      .transaction(a, async () => {
        db.afterCommit(() => void ran.push('rolled back'));
        await db.sql('select 1');
        throw new Error('no');
      })
      .catch(() => {});
    expect(ran).toEqual(['committed']);
  });

  it('end with their timeout, name who opened them, and leave the connection usable', async () => {
    const slow = async function theSlowOne(): Promise<void> {
      await db.transaction(
        a,
        async () => {
          await addUser(a.tenantId, 'slow');
          await new Promise((resolve) => setTimeout(resolve, 2000));
        },
        { limitMs: 100 },
      );
    };
    await expect(slow()).rejects.toThrow(/took more than 100 ms.*\n.*theSlowOne/su);
    expect(problems.some((problem) => problem.includes('theSlowOne'))).toBe(true);
    expect(await db.transaction(a, accounts)).toEqual(['anna']);
  });

  it('have the timeout that `createDb` was given by default', async () => {
    const hasty = createDb(test.driver, { limitMs: 100 });
    const endless = hasty.transaction(a, async () => {
      await hasty.sql('select 1');
      await new Promise(() => {});
    });
    await expect(endless).rejects.toThrow('took more than 100 ms');
    expect(await db.transaction(a, accounts)).toEqual(['anna']);
  });

  it('run their statements one after another when work runs in parallel', async () => {
    const rows = await db.transaction(a, () => Promise.all([1, 2, 3].map((n) => db.sql('select $1::int as n', [n]))));
    expect(rows.flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('do not wait for each other forever', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => db.transaction(at % 2 === 0 ? a : b, () => db.sql('select 1'))));
  });
});

describe('row-level security', () => {
  it('limits hand-written SQL: a tenant sees and changes no rows of another', async () => {
    await db.transaction(a, async () => {
      expect(await db.sql('select current_user::text as role')).toEqual([{ role: 'seaberry_app' }]);
      expect(await accounts()).toEqual(['anna']);
      expect(await db.sql('select account from app_user where tenant_id = $1', [b.tenantId])).toEqual([]);
      expect(await db.sql(`update app_user set real_name = 'x' where account = 'ben' returning id`)).toEqual([]);
      expect(await db.sql(`delete from app_user where account = 'ben' returning id`)).toEqual([]);
      expect(await db.sql('select id from tenant')).toEqual([{ id: a.tenantId }]);
    });
    await expect(db.transaction(a, () => addUser(b.tenantId, 'smuggled'))).rejects.toThrow('row-level security');
    expect(await db.transaction(b, accounts)).toEqual(['ben']);
  });

  it('gives the role only the privileges it needs', async () => {
    await db.transaction('system', async () => {
      const [role] = await db.sql(`select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'seaberry_app'`);
      expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false });
    });
    for (const statement of [
      'drop table app_user',
      'alter table app_user disable row level security',
      'truncate app_user',
      'create table mine (id int)',
      'select * from captcha',
      'select * from used_refresh',
      'select * from app_setting',
      `update tenant set tier = 'ultimate'`,
      `insert into menu (id, kind, titles, position) values (gen_random_uuid(), 'menu', '{}', 1)`,
    ]) {
      await expect(
        db.transaction(a, () => db.sql(statement)),
        statement,
      ).rejects.toThrow(/permission denied|must be owner/u);
    }
  });

  it('is enabled for every table with a tenant', async () => {
    const open = await db.transaction('system', () =>
      db.sql(`select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
              where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity`),
    );
    expect(open, "Call seaberry.protect('<table>') in the migration of these tables.").toEqual([]);
  });

  it('keeps users with a data range from rows that others made', async () => {
    const open = await db.transaction('system', () =>
      db.sql<{ relname: string }>(`select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
              where n.nspname = 'public' and c.relkind = 'r' and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('tenant_id', 'created_by')) = 2
              and (select count(distinct p.cmd) from pg_policies p where p.tablename = c.relname and 'seaberry_ranged' = any(p.roles) and p.permissive = 'RESTRICTIVE' and p.cmd in ('UPDATE', 'DELETE', 'ALL')) = 0`),
    );
    expect(
      open.map(({ relname }) => relname),
      'Add the policies update_own and delete_own for seaberry_ranged, as the migration of job_position has them.',
    ).toEqual([]);
  });

  it('rejects changing or removing rows of append-only tables', async () => {
    for (const table of ['audit_log', 'carrier_payload', 'carrier_event', 'berry_ledger']) {
      for (const statement of [`delete from ${table}`, `update ${table} set tenant_id = tenant_id`]) {
        await expect(
          db.transaction(a, () => db.sql(statement)),
          statement,
        ).rejects.toThrow('permission denied');
        await expect(
          db.transaction('system', () => db.sql(statement)),
          statement,
        ).rejects.toThrow('permission denied');
      }
    }
  });

  it('shows all tenants to the system scope', async () => {
    expect(await db.transaction('system', accounts)).toEqual(['anna', 'ben']);
  });
});

describe('values', () => {
  it('are the same on both databases', async () => {
    const [row] = await db.transaction('system', () =>
      db.sql(`select 9007199254740993::int8 as big, '2026-11-21'::date as day, '2026-11-21 09:30:00.12+02'::timestamptz as moment, 1.50::numeric as exact,
              '{"a": [1]}'::jsonb as json, array['x', 'y'] as list, true as flag, null as nothing, 7::int as small`),
    );
    expect(row).toEqual({
      big: '9007199254740993',
      day: '2026-11-21',
      moment: '2026-11-21T07:30:00.120Z',
      exact: '1.50',
      json: { a: [1] },
      list: ['x', 'y'],
      flag: true,
      nothing: null,
      small: 7,
    });
  });

  it('are the same through drizzle', async () => {
    const rows = await db.transaction(a, () =>
      db.orm.select({ id: tenantTable.id, at: tenantTable.createTime, berries: tenantTable.berryBalance }).from(tenantTable),
    );
    expect(rows).toEqual([{ id: a.tenantId, at: expect.stringMatching(/T.*Z$/u), berries: 0 }]);
    expect(await db.transaction(a, () => db.orm.execute(sql`select 1 as one`))).toEqual([{ one: 1 }]);
  });

  it('are absent from errors, which have SQLSTATE and constraint', async () => {
    const error: unknown = await db.transaction(a, () => addUser(a.tenantId, 'anna')).catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe('23505');
    expect(violatedConstraint(error)).toBe('app_user_account');
  });
});

it('a notification reaches its listeners once the transaction is committed', async () => {
  const received: string[] = [];
  const unlisten = await db.listen('seaberry_test', (payload) => received.push(payload));
  await db
    .transaction(a, () => db.sql(`select pg_notify('seaberry_test', 'lost')`).then(() => Promise.reject(new Error('no'))))
    .catch(() => {});
  await db.transaction(a, () => db.sql(`select pg_notify('seaberry_test', 'kept')`));
  await expect.poll(() => received, SOON).toEqual(['kept']);
  await unlisten();
});
