// Writes the data dump of a release: `pnpm --filter @seaberry/server dump:release 0.1.0`. A test loads every dump into the schema of its
// release and migrates it to the newest one. Run it once per release.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../src/db/migrate.ts';
import type { Db } from '../src/db/port.ts';
import { writeLog } from '../src/modules/audit/service.ts';
import { writeCatalogue } from '../src/modules/menu/built-in/repo.ts';
import { createUser } from '../src/modules/user/accounts/repo.ts';
import { departedEvents, plannedEvents } from '../src/testing/dcsa-events.ts';
import { startTrackingWorld } from '../src/testing/tracking-world.ts';

const release = process.argv[2];
if (!release || !/^\d+\.\d+\.\d+$/u.test(release)) throw new Error('Name the release, for example 0.1.0.');
const dumps = fileURLToPath(new URL('../src/db/dumps/', import.meta.url));
if (readdirSync(dumps).includes(`${release}.sql`) && !process.argv.includes('--again')) {
  throw new Error(`There is a dump of ${release} already; what was released does not change. (--again before the release only.)`);
}

const world = await startTrackingWorld();
const { db } = world.deps;
await writeCatalogue(db);
await fill();
const newest = newestMigration();
writeFileSync(
  `${dumps}${release}.sql`,
  `-- Data of release ${release}, made by scripts/dump-release.ts.\n-- schema: ${newest}\n${(await statements(db)).join('\n')}\n`,
);
await world.close();

/** Sample data: two companies, users of every role, bills in every state. */
async function fill(): Promise<void> {
  world.stub.answer('COSU6123456789', { body: [...plannedEvents(), ...departedEvents(), { nonsense: 1 }] });
  const first = await world.tenant(10);
  const second = await world.tenant(1);
  const userId = await createUser(db, {
    tenantId: first.id,
    account: 'amy',
    password: 'seaberry',
    roles: ['admin'],
    email: 'amy@example.test',
  });
  await createUser(db, { tenantId: first.id, account: 'ben', password: 'seaberry', roles: ['operator'] });
  await createUser(db, { tenantId: second.id, account: 'cho', password: 'seaberry', roles: ['viewer'] });
  const tracked = await first.track({ customer: '上海远洋', orderNo: 'PO-1', notificationEmail: 'amy@example.test' });
  await first.poll(tracked);
  await first.poll(await first.track({ referenceNo: 'CSNU6829160', referenceType: 'CONTAINER' }));
  await first.track({ referenceNo: 'COSU6987654321' });
  await second.track();
  const entry = {
    kind: 'operation',
    tenantId: first.id,
    userId,
    account: 'amy',
    realName: null,
    call: 'oceanBill.add',
    outcome: 'ok',
    input: {},
    ip: '127.0.0.1',
    userAgent: null,
    correlationId: 'dump',
    durationMs: 5,
    at: world.deps.clock.wallNow(),
  } as const;
  await db.transaction({ tenantId: first.id }, async () => writeLog(db, entry));
}

function newestMigration(): number {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] };
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** One INSERT per row, tables ordered by their references. */
async function statements(from: Db): Promise<string[]> {
  const { rows: tables } = await from.asOwner(`
    with recursive depth as (
      select c.oid, c.relname, 0 as level from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'
      union all
      select c.oid, c.relname, d.level + 1 from depth d join pg_constraint k on k.confrelid = d.oid and k.contype = 'f' and k.conrelid <> d.oid
        join pg_class c on c.oid = k.conrelid where d.level < 20
    ) select relname as name from depth group by relname order by max(level), relname`);
  const lines: string[] = [];
  for (const { name } of tables) lines.push(...(await rowsOf(from, String(name))));
  return lines;
}

async function rowsOf(from: Db, table: string): Promise<string[]> {
  const { rows: columns } = await from.asOwner(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.map(({ name }) => `"${String(name)}"`);
  const values = names.map((name) => `quote_nullable(${name}::text)`).join(` || ', ' || `);
  const { rows } = await from.asOwner(`select ${values} as line from "${table}" order by 1`);
  return rows.map(({ line }) => `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${String(line)});`);
}
