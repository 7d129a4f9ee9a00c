import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const guides = globSync('packages/ui/src/getting-started/*.mdx', { cwd: root }).map((file) => ({ name: basename(file), text: read(file) }));

it('the command that bundles the script of a plain page is the one that the check of the consumers runs', () => {
  const { scripts } = JSON.parse(read('consumers/plain-page/package.json')) as { scripts: Record<string, string> };
  expect(scripts['build']).toContain('pnpm run bundle');
  expect(scripts['bundle']).toMatch(/^esbuild .*--global-name=seaberry --loader:\.ttf=file/u);
  const names = ['install.mdx', 'install.zh.mdx', 'only-the-timeline.mdx', 'only-the-timeline.zh.mdx'];
  expect(guides.filter(({ text }) => text.includes(`npx ${scripts['bundle']}\n`)).map(({ name }) => name)).toEqual(names);
});

it('a guide installs the packages of the code that it shows', () => {
  const missing = guides.flatMap(({ name, text }) => {
    const installed = /^npm install (.+)$/mu.exec(text)?.[1]?.split(' ');
    if (!installed) return [];
    const code = [...text.matchAll(/from '@repository\/(consumers\/[^'?]+\.tsx)\?raw'/gu)].map(([, file = '']) => read(file)).join('\n');
    const imported = new Set([...code.matchAll(/'(@seaberry\/[a-z\d-]+)/gu)].map(([, one = '']) => one));
    return [...imported].filter((one) => !installed.includes(one)).map((one) => `${name}: ${one}`);
  });
  expect(missing).toEqual([]);
});

it('the guide of Next.js shows the layout, which loads the style sheet', () => {
  for (const name of ['server-rendered.mdx', 'server-rendered.zh.mdx']) {
    const text = guides.find((guide) => guide.name === name)?.text ?? '';
    expect(text.indexOf('<Code code={nextLayout}')).toBeGreaterThan(0);
    expect(text.indexOf('<Code code={nextLayout}')).toBeLessThan(text.indexOf('<Code code={nextPage}'));
  }
});
