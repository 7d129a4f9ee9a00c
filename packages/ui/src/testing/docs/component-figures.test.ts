import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const ui = fileURLToPath(new URL('../../..', import.meta.url));
const guides = ['components', 'composites', 'tracking']
  .flatMap((kind) => readdirSync(join(ui, 'src', kind)).filter((name) => existsSync(join(ui, 'src', kind, name, `${name}.mdx`))))
  .toSorted();
const figuresOf = (file: string): Record<string, readonly number[]> =>
  JSON.parse(readFileSync(join(ui, file), 'utf8')) as Record<string, readonly number[]>;

test('every component with a guide has a measured speed; if not: node scripts/component-speed.mjs <name>', () => {
  expect(Object.keys(figuresOf('component-speed.json'))).toEqual(guides);
});

test('every component with a guide has a measured size; if not: node scripts/component-sizes.mjs', () => {
  expect(Object.keys(figuresOf('component-sizes.json'))).toEqual(expect.arrayContaining(guides));
});

test('a speed is the time to mount, the time to render again and the number of elements, and the time to open of an overlay', () => {
  for (const [name, [mount = 0, update = 0, elements = 0, open = 1]] of Object.entries(figuresOf('component-speed.json'))) {
    expect(
      [mount, update, elements, open].map((figure) => figure > 0),
      name,
    ).toEqual([true, true, true, true]);
    expect(Number.isInteger(elements), name).toBe(true);
  }
});
