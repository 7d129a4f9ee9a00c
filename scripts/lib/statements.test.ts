import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
