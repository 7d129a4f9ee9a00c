import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('{components,composites,tracking,lib}/**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !/\.(test|stories)\./.test(file))
  .map((file) => ({ file, text: readFileSync(`${src}${file}`, 'utf8') }));

/** Portals of a source, each with whether it takes the container of the provider. */
const portalsOf = (text: string): boolean[] => [
  ...[...text.matchAll(/<[\w.]*Portal\b[^>]*>/g)].map(([tag]) => tag.includes('container={container}')),
  ...[...text.matchAll(/\bcreatePortal\(.*/g)].map(([call]) => call.includes('container ??')),
];

it('every portal mounts in the container of the provider', () => {
  const portals = sources.flatMap(({ file, text }) => portalsOf(text).map((right) => ({ file, text, right })));
  expect(portals.length).toBeGreaterThan(10);
  const wrong = portals.filter(({ text, right }) => !right || !text.includes('const container = usePortalContainer();'));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it.each(['<Menu.Portal>', '<Menu.Portal forceMount>', 'createPortal(<Card />, document.body)'])('finds %s', (text) => {
  expect(portalsOf(text)).toEqual([false]);
});
