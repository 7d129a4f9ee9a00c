import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as { tasks: Record<string, { inputs: string[] }> };
const inputs = tasks['//#storybook:build']?.inputs ?? [];

it('a file that a guide shows is an input of the build of Storybook', () => {
  const shown = globSync('packages/ui/src/**/*.{mdx,ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from '@repository\/([^'?]+)/gu)].map(([, path = '']) => path),
  );
  expect(shown).toContain('packages/ui/package.json');
  const others = shown.filter((path) => !inputs.some((pattern) => !pattern.startsWith('!') && matchesGlob(path, pattern)));
  expect(others).toEqual([]);
});
