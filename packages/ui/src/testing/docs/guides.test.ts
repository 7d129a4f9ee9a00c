import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../..', import.meta.url));
const guides = globSync('{components,composites,tracking}/**/*.mdx', { cwd: src }).map((file) => ({
  file,
  text: readFileSync(`${src}${file}`, 'utf8'),
}));

it('the guide of an overlay shows it open first', () => {
  const overlays = guides.filter(({ text }) => /<Anatomy[^>]* open=/.test(text));
  expect(overlays.length).toBeGreaterThan(15);
  expect(overlays.filter(({ text }) => !/<(\w*Canvas)\b/.exec(text)?.[1]?.startsWith('Open')).map(({ file }) => file)).toEqual([]);
});

it('each guide shows right and wrong use beside each other', () => {
  expect(
    guides.filter(({ text }) => !(text.includes('<Do caption="') && text.includes('<Dont caption="'))).map(({ file }) => file),
  ).toEqual([]);
});
