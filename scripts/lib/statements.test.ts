import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = [...readFileSync(join(root, 'docs/statements.md'), 'utf8').matchAll(/^\| .* \| `(?<path>[^`]+)`: (?<title>.+) \|$/gmu)];

it('every statement about a shipment names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(60);
  const missing = rows.flatMap(({ groups: { path = '', title = '' } = {} }) => {
    const file = ['packages', 'apps', '.'].map((folder) => join(root, folder, path)).find((candidate) => existsSync(candidate));
    return file && readFileSync(file, 'utf8').includes(title) ? [] : [`${path}: ${title}`];
  });
  expect(missing).toEqual([]);
});

it('every theme field without an effect of its own names a test that exists', () => {
  const named = [
    ...readFileSync(join(root, 'apps/web/e2e/theme-fields.ts'), 'utf8').matchAll(/"(?<title>[^"\n]+)" \((?<file>[\w.-]+)\)/gu),
  ];
  const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], { cwd: root, encoding: 'utf8' }).split('\n');
  expect(named.length).toBeGreaterThan(10);
  const missing = named.flatMap(({ groups: { file = '', title = '' } = {} }) => {
    const files = tests.filter((path) => basename(path).replace(/\.tsx?$/u, '') === file);
    return files.some((path) => readFileSync(join(root, path), 'utf8').includes(title)) ? [] : [`${file}: ${title}`];
  });
  expect(missing).toEqual([]);
});
