/* Comparison with popular libraries: builds a page for each, measures them in turns, writes docs/performance.md. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { measureTables, measureTimelines } from './lib/measure-peers.ts';
import { writeReport, type Sizes } from './lib/report-peers.ts';

const root = join(import.meta.dirname, '..');
const home = join(root, 'node_modules/.cache/seaberry/peers');
const runs = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 3);

const run = (program: string, args: string[], cwd: string): void => {
  execFileSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_legacy_peer_deps: 'true' },
  });
};

/** Peers as pinned in package.json, and our package as it would be published. */
function install(): void {
  mkdirSync(home, { recursive: true });
  for (const name of ['src', 'build.mjs', 'components.mjs']) {
    rmSync(join(home, name), { recursive: true, force: true });
    cpSync(join(root, 'bench/peers', name), join(home, name), { recursive: true });
  }
  const manifest = JSON.parse(readFileSync(join(root, 'bench/peers/package.json'), 'utf8')) as { dependencies: Record<string, string> };
  for (const name of ['i18n', 'tracking', 'ui']) {
    run('pnpm', ['pack', '--out', join(home, `${name}.tgz`)], join(root, 'packages', name));
    manifest.dependencies[`@seaberry/${name}`] = `file:./${name}.tgz`;
  }
  const wanted = JSON.stringify(manifest, null, 2);
  const file = join(home, 'package.json');
  const same = existsSync(file) && readFileSync(file, 'utf8') === wanted && existsSync(join(home, 'node_modules'));
  writeFileSync(file, wanted);
  // Our package changes without a new version, so its old copy is removed.
  rmSync(join(home, 'node_modules/@seaberry'), { recursive: true, force: true });
  rmSync(join(home, 'package-lock.json'), { force: true });
  console.log(same ? 'Refreshing our packages …' : 'Installing the peers (some 600 MB, once) …');
  run('npm', ['install', '--no-audit', '--no-fund'], home);
}

install();
console.log('Building one page per library …');
run('node', ['build.mjs'], home);
const sizes = JSON.parse(readFileSync(join(home, 'sizes.json'), 'utf8')) as Sizes;
const tables = await measureTables(join(home, 'dist'), Object.keys(sizes.table), runs);
const timelines = await measureTimelines(join(home, 'dist'), Object.keys(sizes.timeline), runs);
writeReport(join(root, 'docs/performance.md'), { sizes, tables, timelines, runs });
