import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../', import.meta.url));
const tests = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.db.test.ts'));
/** Code that differs by engine: connections, locks, waiting, and the engine's name. */
const BY_ENGINE = /\.another\b|db\.kind\b|openTestDriver|pg_locks|pg_stat_|lock table|advisory/iu;
/** Code of these parts differs by engine, so their tests run on both. */
const PARTS = /^(?:db|live)\/|^jobs\/queue/u;
/** Tests that name their databases themselves. */
const OWN_DATABASE = [
  'main.db.test.ts',
  'db/embedded.db.test.ts',
  'db/embedded-full.db.test.ts',
  'db/embedded-upgrade.db.test.ts',
  'db/drivers/pglite.db.test.ts',
  'db/drivers/pglite-plans.db.test.ts',
  'db/drivers/postgres.db.test.ts',
];
/** Tests of several connections, which only PostgreSQL has. */
const SEVERAL_CONNECTIONS = ['http/fair-changes.db.test.ts', 'modules/plugin/plugin.db.test.ts'];

it('a test that depends on the engine is named *.engine.db.test.ts, so that it runs on both', () => {
  const wrong = tests.filter(
    (name) =>
      !name.endsWith('.engine.db.test.ts') &&
      ![...OWN_DATABASE, ...SEVERAL_CONNECTIONS].includes(name) &&
      (PARTS.test(name) || BY_ENGINE.test(readFileSync(`${sources}${name}`, 'utf8'))),
  );
  expect(tests.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
