import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { metaPlays } from './story-files.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

it('a play function of a whole file is refused: it would run before the test tools are loaded', () => {
  const meta = (property: string): string =>
    `const meta = {\n  title: 'X',\n  ${property}\n} satisfies Meta;\nexport const One = { play: two };\n`;
  for (const property of ['play: drawn,', 'play,', 'play() {},', 'async play() {},', 'play: async () => {\n    await drawn();\n  },'])
    expect(metaPlays(meta(property))).toBe(true);
  for (const property of ['playing: true,', 'args: {\n    play: two,\n  },']) expect(metaPlays(meta(property))).toBe(false);
});

it('no stories file has one', () => {
  const files = globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => metaPlays(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
