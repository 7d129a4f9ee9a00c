import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { statusTags } from '../../packages/ui/src/testing/stories/story-files.ts';

const ui = join(import.meta.dirname, '../../packages/ui');
const read = (file: string): unknown => JSON.parse(readFileSync(join(ui, file), 'utf8'));

it('a component is experimental until a release has it', () => {
  expect(statusTags('/x/packages/ui/src/components/button/button.stories.tsx')).toEqual([]);
  expect(statusTags('/x/packages/ui/src/components/brand-new/brand-new.stories.tsx')).toEqual(['!status:stable', 'status:experimental']);
  expect(statusTags('/x/apps/web/src/features/logs/visits-screen.stories.tsx')).toEqual([]);
});

it('every subpath of a release still exists', () => {
  const { exports } = read('package.json') as { exports: Record<string, unknown> };
  expect(Object.keys(read('released.json') as object).filter((name) => !(`./${name}` in exports))).toEqual([]);
});
