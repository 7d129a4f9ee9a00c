import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seaberry-lint-'));
copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names of the rules that the repository's lint reports for a file of this path. */
function rulesFor(path: string, code: string): string[] {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const args = ['--config', '.oxlintrc.json', '--format', 'json', path];
  let out: string;
  try {
    out = execFileSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    out = (error as { stdout: string }).stdout;
  }
  return (JSON.parse(out) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
}

it('refuses crypto.randomUUID in a package: a page of plain http has none', () => {
  const code = 'export const id = crypto.randomUUID();\nexport const other = globalThis.crypto.randomUUID();\n';
  const rule = 'eslint(no-restricted-properties)';
  expect(rulesFor('packages/ui/src/id.ts', code)).toEqual([rule, rule]);
  expect(rulesFor('packages/ui/src/id.test.tsx', code)).toEqual([]);
  expect(rulesFor('apps/server/src/id.ts', code)).toEqual([]);
});
