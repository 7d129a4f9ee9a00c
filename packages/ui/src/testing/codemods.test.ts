import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, expect, it } from 'vitest';

const codemod = fileURLToPath(new URL('../../codemods/from-0.2.mjs', import.meta.url));

const PAGE = `import '@seaberry/ui/styles.css';
import { PasteImport } from '@seaberry/ui/paste-import';

/** previewLimit={3} in a comment stays. */
export const Page = () => (
  <>
    <PasteImport
      label={\`more > \${{ a: '}' }.a}\`}
      previewLimit={limits['a}'] ?? 3}
      onChange={(rows) => rows.length > 3 && add(rows)}
    />
    <PasteImportHelp previewLimit={3} />
    <IdentifierListInput previewLimit="3" value={previewLimit} />
  </>
);
`;

let folder: string | undefined;
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
});

function run(tailwindcss: string, ...flags: string[]): { output: string; page: string } {
  folder = mkdtempSync(join(tmpdir(), 'seaberry-codemod-'));
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ devDependencies: { tailwindcss } }));
  writeFileSync(join(folder, 'src/pages/page.tsx'), PAGE);
  const { stdout } = spawnSync(process.execPath, [codemod, 'src', ...flags], { cwd: folder, encoding: 'utf8' });
  return { output: stdout, page: readFileSync(join(folder, 'src/pages/page.tsx'), 'utf8') };
}

it('moves an application with Tailwind 4 from 0.2', () => {
  const { output, page } = run('^4.1.0', '--write');
  expect(page).toBe(
    PAGE.replace('styles.css', 'styles.layer.css').replace("\n      previewLimit={limits['a}'] ?? 3}", '').replace(' previewLimit="3"', ''),
  );
  expect(output).toContain('3 changes');
});

it('keeps the sheet without layers beside Tailwind 3, and writes nothing without --write', () => {
  const { output, page } = run('3.4.0');
  expect(page).toBe(PAGE);
  expect(output).toContain('2 changes; nothing is written without --write');
});
