import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labelOf } from '../../packages/ui/src/testing/docs/pages.ts';
import { statusTags } from '../../packages/ui/src/testing/stories/story-files.ts';

const ui = join(import.meta.dirname, '../../packages/ui');
const read = (file: string): unknown => JSON.parse(readFileSync(join(ui, file), 'utf8'));

it('a component is experimental until a release has it', () => {
  expect(statusTags('/x/packages/ui/src/components/button/button.stories.tsx')).toEqual([]);
  expect(statusTags('/x/packages/ui/src/components/brand-new/brand-new.stories.tsx')).toEqual(['!status:stable', 'status:experimental']);
  expect(statusTags('/x/apps/web/src/features/logs/visits-screen.stories.tsx')).toEqual([]);
});

it('the sidebar names the status of an experimental component at the component alone', () => {
  const entry = { id: 'tracking-route-map--default', name: 'Route map', tags: ['status:experimental'] };
  expect(labelOf({ ...entry, type: 'component' })).toBe('Route map · experimental');
  expect(labelOf({ ...entry, type: 'component', tags: ['status:stable'] })).toBe('Route map');
  expect(labelOf({ ...entry, type: 'story', name: 'Default' })).toBe('Default');
  expect(labelOf({ ...entry, type: 'docs', name: 'Route map' })).toBe('Guide');
  expect(labelOf({ ...entry, id: 'tracking-route-map--guide-zh', type: 'docs' })).toBe('指南');
});

it('every subpath of a release still exists', () => {
  const { exports } = read('package.json') as { exports: Record<string, unknown> };
  expect(Object.keys(read('released.json') as object).filter((name) => !(`./${name}` in exports))).toEqual([]);
});
