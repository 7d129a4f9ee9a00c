import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

/* Completeness check: every component has a story, a test and a guide, and conformance() runs for every exported part. */

/** A folder with an index may contain pure logic only, without a component. */
const isComponent = (path: string): boolean => {
  const files = readdirSync(path);
  return files.includes('index.ts') && files.some((file) => file.endsWith('.tsx'));
};

const src = fileURLToPath(new URL('..', import.meta.url));
const folders = ['components', 'composites', 'tracking'].flatMap((group) => {
  try {
    return readdirSync(`${src}${group}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isComponent(`${src}${group}/${entry.name}`))
      .map((entry) => ({ name: entry.name, path: `${src}${group}/${entry.name}` }));
  } catch {
    return [];
  }
});

/** Parts without a root element: they render their child, or load their region later. */
const withoutRoot = /^(Can|Toaster|\w+(Provider|Trigger|Close))$/;

/** Components that handle no keys: their guide says so, without a table of keys. */
const withoutKeys = new Set(
  [
    'anomaly-badge avatar badge berries brand-mark card description-list divider empty-state field icon kbd node-state-badge',
    'permission plan-actual progress progress-line route-label route-map skeleton sparkline slip-badge spinner stage-badge',
    'arrival-promise outlook-badge outlook-fact outlook-statement signal-list subscription-badge tier-badge tracking-state-badge visually-hidden watermark',
    'detail-layout page-header page-stack page-transition password-rules qr-code shortcut-list stage-list change-mark',
  ].flatMap((names) => names.split(' ')),
);

/** Components without text from the caller, with the reason: they need no long-text story. */
const withoutLongText = new Map(
  [
    [
      'announces its text and does not show it',
      'brand-mark calendar change-mark eta-history icon progress-line qr-code skeleton sparkline spinner visually-hidden',
    ],
    ['shows only texts of the library', 'anomaly-badge language-select node-state-badge plan-actual slip-badge theme-toggle tier-badge'],
    ['shows only texts of the library', 'arrival-promise rail-detail outlook-badge outlook-fact outlook-statement tracking-state-badge'],
    ['wraps content that has the text', 'page-stack page-transition permission ripple'],
    ['shows the name of one key', 'kbd'],
  ].flatMap(([why = '', names = '']) => names.split(' ').map((name) => [name, why] as const)),
);

/** Whether the tests call `conformance(<Part …/>)`, directly or with a constant, or give a reason for its absence. */
function hasConformance(part: string, tests: string): boolean {
  if (new RegExp(`conformance\\(\\s*<${part}\\b|no conformance: ${part}, because`).test(tests)) return true;
  const constant = new RegExp(`const (\\w+) = \\(?\\s*<${part}\\b`).exec(tests)?.[1];
  return constant !== undefined && new RegExp(`conformance\\(\\s*${constant}\\b`).test(tests);
}

/** Contents of the files of a folder with the given ending. */
const textsOf = (path: string, ending: string): string[] =>
  readdirSync(path)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`${path}/${file}`, 'utf8'));

function faultsOfGuide(name: string, guide: string): string[] {
  const sections = [
    '## When\n',
    '## When not\n',
    '## Anatomy\n',
    '## Content\n',
    '## Keyboard\n',
    ...(withoutKeys.has(name) ? [] : ['<Keys']),
  ];
  return [
    ...sections.filter((section) => !guide.includes(section)).map((section) => `no ${section.trim()}`),
    ...(/<(?:Open)?Canvas of=/.test(guide) ? [] : ['no canvas']),
    // Storybook renders a Markdown table as plain text here: use Facts and Keys.
    ...(/^\|/m.test(guide) ? ['a Markdown table'] : []),
  ];
}

function partsWithoutConformance(path: string): string[] {
  const indexFile = readFileSync(`${path}/index.ts`, 'utf8');
  const tests = textsOf(path, '.test.tsx').join('\n');
  return [...indexFile.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((item) => item.trim())
    .filter((item) => /^[A-Z][a-z]/.test(item) && !withoutRoot.test(item) && !hasConformance(item, tests));
}

describe('every component', () => {
  /** Failures, each with the name of its folder. */
  const failuresOf = (faults: (folder: (typeof folders)[number]) => string[]): string[] =>
    folders.flatMap((folder) => faults(folder).map((fault) => `${folder.name}: ${fault}`));

  it('is found by its folder', () => {
    expect(folders.length).toBeGreaterThan(100);
  });

  it('has a story, a test and a guide', () => {
    const missing = failuresOf(({ name, path }) =>
      [`${name}.stories.tsx`, `${name}.test.tsx`, `${name}.mdx`].filter((file) => !readdirSync(path).includes(file)),
    );
    expect(missing).toEqual([]);
  });

  it('has a guide with when to use it, when not, its parts and its keys', () => {
    expect(failuresOf(({ name, path }) => textsOf(path, `${name}.mdx`).flatMap((guide) => faultsOfGuide(name, guide)))).toEqual([]);
  });

  it('has a long-text story if it shows text of the caller', () => {
    const failures = failuresOf(({ name, path }) => {
      const hasLongText = textsOf(path, '.stories.tsx').some((story) => story.includes('export const LongText:'));
      const why = withoutLongText.get(name);
      if (hasLongText === (why === undefined)) return [];
      return [why ? `has a LongText story, although it ${why}` : 'shows text of the caller and has no LongText story'];
    });
    expect(failures).toEqual([]);
  });

  it('runs conformance for every part it exports', () => {
    // A part that cannot be rendered alone has a note in its test: `// no conformance: Part, because …`.
    expect(failuresOf(({ path }) => partsWithoutConformance(path))).toEqual([]);
  });
});

it('no file imports another by a path that leaves the package', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const climbing = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mdx)$/.test(entry.name))
    .flatMap(({ parentPath, name }) =>
      [...readFileSync(`${parentPath}/${name}`, 'utf8').matchAll(/(?:from |import\()'(\.[^']*)'/g)]
        .filter(([, path = '']) => !resolve(parentPath, path).startsWith(root))
        .map(([, path]) => `${name}: ${path}`),
    );
  expect(climbing).toEqual([]);
});
