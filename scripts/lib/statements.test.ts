import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = [...readFileSync(join(root, 'docs/statements.md'), 'utf8').matchAll(/^\| .* \| `(?<path>[^`]+)`: (?<title>.+) \|$/gmu)];

/** Of a test with several inputs; a number may be computed. */
const PLACEHOLDER = /%[sdifo]/u;

/** Whether a file has a test of this name, also one whose name has a placeholder for each of its inputs. */
function isNameOf(file: string, title: string): boolean {
  if (file.includes(title)) return true;
  return [...file.matchAll(/'(?<name>[^'\n]*%[sdifo][^'\n]*)'/gu)].some(({ groups: { name = '' } = {} }) => {
    const parts = name.split(/(%[sdifo])/u).map((part) => {
      if (part === '%s') return '(.+)';
      return PLACEHOLDER.test(part) ? String.raw`-?[\d.]+` : part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
    });
    const inputs = new RegExp(`^${parts.join('')}$`, 'u').exec(title)?.slice(1);
    return inputs?.every((input) => file.includes(input)) ?? false;
  });
}

it('every statement about a shipment names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(60);
  const missing = rows.flatMap(({ groups: { path = '', title = '' } = {} }) => {
    const file = ['packages', 'apps', '.'].map((folder) => join(root, folder, path)).find((candidate) => existsSync(candidate));
    return file && isNameOf(readFileSync(file, 'utf8'), title) ? [] : [`${path}: ${title}`];
  });
  expect(missing).toEqual([]);
});

it('every statement gives the name of a test as it is reported, with its values', () => {
  const templates = rows.flatMap(({ groups: { title = '' } = {} }) => (PLACEHOLDER.test(title) ? [title] : []));
  expect(templates).toEqual([]);
  expect(isNameOf("test.each(['AWB 1'])('%s is an air waybill', …)", 'AWB 1 is an air waybill')).toBe(true);
  expect(isNameOf("test.each(['AWB 1'])('%s is an air waybill', …)", 'AWB 2 is an air waybill')).toBe(false);
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
