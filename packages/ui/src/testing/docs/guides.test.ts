import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { PRODUCT_MENU } from '../../composites/app-layout/fixtures/product-menu.js';

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

/** Controls that show one of their looks when they are alone. */
const SMALL =
  'berries button button-group checkbox copyable-id field icon-button input number-input password-input search-input select slider switch textarea';

it('the guide of a small control opens with several of it, in their variants and states', () => {
  const lone = SMALL.split(' ').filter((name) => {
    const own = guides.filter(({ file }) => file.startsWith(`components/${name}/`));
    const opens = own.length > 0 && own.every(({ text }) => /<Canvas of=\{stories\.(\w+)/.exec(text)?.[1] === 'Overview');
    const tag = new RegExp(`<${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}\\b`, 'g');
    return !opens || (readFileSync(`${src}components/${name}/examples/overview.tsx`, 'utf8').match(tag)?.length ?? 0) < 3;
  });
  expect(lone).toEqual([]);
});

it('each guide shows right and wrong use beside each other', () => {
  expect(
    guides.filter(({ text }) => !(text.includes('<Do caption="') && text.includes('<Dont caption="'))).map(({ file }) => file),
  ).toEqual([]);
});

/** Components whose props a guide lists: their names are the names of its tabs. */
const listedBy = (stories: string): string[] => {
  const [, component = ''] = /^ {2}component: (\w+)/m.exec(stories) ?? [];
  const [, others = ''] = /^ {2}subcomponents: \{([^}]*)\}/m.exec(stories) ?? [];
  return [component, ...others.split(',').map((name) => name.trim())].filter((name) => name !== '');
};

it('the props of each guide are those of components with a name, which a build would shorten in a function of the story', () => {
  const nameless = guides
    .filter(({ text }) => text.includes('<ArgTypes of={stories}'))
    .flatMap(({ file, text }) => {
      const [, from = ''] = /import \* as stories from '\.\/([\w.-]+)'/.exec(text) ?? [];
      const stories = readFileSync(`${src}${file.replace(/[^/]+$/, '')}${from}.tsx`, 'utf8');
      const names = listedBy(stories);
      const isOurs = (name: string): boolean => new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\.`, 'm').test(stories);
      return names.length > 0 && names.every(isOurs) ? [] : [`${file}: ${names.filter((name) => !isOurs(name)).join(', ')}`];
    });
  expect(nameless).toEqual([]);
});

it('the guide of the route map shows each of its states, without the styles of the page', () => {
  const { text } = guides.find(({ file }) => file.endsWith('route-map.mdx')) ?? { text: '' };
  for (const route of ['plannedRoute', 'silentRoute', 'finishedRoute', 'pacificRoute', '{ stops: [],'])
    expect(text).toContain(`.\n\n<div className="sb-unstyled">\n  <RouteMap route={${route}`);
});

const features = fileURLToPath(new URL('../../../../../apps/web/src/features/', import.meta.url));
/** Stories of screens that the sidebar lists. */
const screens = globSync('**/*.stories.tsx', { cwd: features })
  .map((file) => ({ file, text: readFileSync(`${features}${file}`, 'utf8') }))
  .filter(({ text }) => text.includes("title: 'Screens/") && !text.includes("'!dev'"));

it('each screen says in a paragraph what it is for', () => {
  expect(screens.length).toBeGreaterThan(25);
  expect(screens.filter(({ text }) => !text.includes('*/\nconst meta = {')).map(({ file }) => file)).toEqual([]);
});

it('the frame around a screen has its menu entry', () => {
  const paths = new Set(PRODUCT_MENU.flatMap((entry) => (entry.children ?? [entry]).map(({ path }) => path)));
  const framed = screens.flatMap(({ text }) => /frame: '([^']+)'/.exec(text)?.[1] ?? []);
  expect(framed.length).toBeGreaterThan(12);
  expect(framed.filter((path) => !paths.has(path))).toEqual([]);
});
