// Package check: publint, are-the-types-wrong on the packed tarball, and every subpath resolves after the build.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/stages.mjs';

const PACKAGES = ['tracking', 'i18n', 'api-client', 'ui'];
const out = mkdtempSync(join(tmpdir(), 'seaberry-pack-'));
let failed = false;

function step(name, program, args, cwd = root) {
  const result = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } });
  if (result.status === 0) return result.stdout;
  console.error(`${name} failed:\n${result.stdout}${result.stderr}`);
  failed = true;
  return '';
}

for (const name of PACKAGES) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const [subpath, target] of Object.entries(manifest.exports)) {
    const file = typeof target === 'string' ? target : target.default;
    if (!file.includes('*') && !existsSync(join(folder, file))) {
      console.error(`@seaberry/${name}: ${subpath} points to ${file}, which the build did not make.`);
      failed = true;
    }
  }
  step(`publint ${name}`, 'publint', ['--strict', folder]);
  step(`pack ${name}`, 'pnpm', ['pack', '--out', join(out, `${name}.tgz`)], folder);
  const packed = step(`unpack ${name}`, 'tar', ['-xOzf', join(out, `${name}.tgz`), 'package/package.json']);
  if (packed.includes('@seaberry/source')) {
    console.error(`@seaberry/${name}: the published manifest still names the source condition.`);
    failed = true;
  }
  const styles = Object.keys(manifest.exports).filter((subpath) => subpath.endsWith('.css'));
  const wild = Object.keys(manifest.exports).filter((subpath) => subpath.includes('*'));
  step(`attw ${name}`, 'attw', [
    join(out, `${name}.tgz`),
    '--profile',
    'esm-only',
    ...(styles.length + wild.length > 0
      ? ['--exclude-entrypoints', ...[...styles, ...wild].map((subpath) => subpath.replace('./', ''))]
      : []),
  ]);
}
rmSync(out, { recursive: true, force: true });
if (failed) process.exit(1);
console.log(`${PACKAGES.length} packages are fit to publish.`);
