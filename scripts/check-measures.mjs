// Counts places that one change must touch, and similar costs, and compares each count with its limit and its aim. A limit may only fall.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countComments } from './lib/comments.mjs';
import { root } from './lib/stages.mjs';

function filesIn(folder, fits = () => true) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && fits(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
const isSource = (name) => /\.(ts|tsx)$/.test(name) && !/\.(test|test-d|stories|gen)\.(ts|tsx)$|\.d\.ts$/.test(name);
const textOf = (file) => readFileSync(file, 'utf8');
const hits = (files, pattern) => files.reduce((sum, file) => sum + (textOf(file).match(pattern)?.length ?? 0), 0);

const server = filesIn('apps/server/src', isSource);
const web = filesIn('apps/web/src', isSource);
const rules = [...server, ...web, ...['api-client', 'tracking'].flatMap((name) => filesIn(`packages/${name}/src`, isSource))];

/** Pairs of top folders of the web that import each other, dynamically or not. */
function twoWayPairs() {
  const arrows = new Set();
  for (const file of web) {
    const from = file.split('/apps/web/src/')[1]?.split('/') ?? [];
    if (from.length < 2) continue;
    for (const [, up, to] of textOf(file).matchAll(/(?:from|import\()\s*'((?:\.\.\/)+)([\w-]+)\//g)) {
      if (up.length / 3 === from.length - 1 && to !== from[0]) arrows.add(`${from[0]} → ${to}`);
    }
  }
  const pairs = [...arrows].filter((arrow) => arrows.has(arrow.split(' → ').toReversed().join(' → ')));
  return pairs.filter((arrow) => arrow < arrow.split(' → ').toReversed().join(' → '));
}
const pairs = twoWayPairs();

const moduleNames = new Set(filesIn('apps/server/src/modules', isSource).map((file) => file.split('/').at(-1)));

const formFiles = web.filter((file) => !file.includes('/kit/') && textOf(file).includes("'react-hook-form'"));

/** Hand-written files over all layers. Other tests of positions test the kit and `crud()`. */
const POSITIONS = [
  'packages/api-client/src/contract/sys-pos/calls.ts',
  'packages/api-client/src/contract/sys-pos/fields.ts',
  'packages/api-client/src/contract/sys-pos/schema.ts',
  'apps/server/src/modules/position/handlers.ts',
  'apps/web/src/features/people/positions-screen.tsx',
  'apps/web/src/features/people/positions-screen.stories.tsx',
];
/** Hand-written files that name a bill field: declaration, column, three labels, headings of sheets. Without `bill-facts.tsx` and the printed fields, which name some. */
const fieldPlaces = (field) =>
  ['apps/server', 'apps/web', 'packages/api-client', 'packages/i18n', 'packages/tracking']
    .flatMap((folder) => filesIn(`${folder}/src`, isSource))
    .filter(
      (file) => !/\/(fixtures|testing|sys-print|print)\/|bill-facts\.tsx$/.test(file) && new RegExp(`\\b${field}\\b`).test(textOf(file)),
    ).length;

const positionFiles = [
  ...['packages/api-client/src/contract/sys-pos', 'apps/server/src/modules/position'].flatMap((folder) => filesIn(folder)),
  ...filesIn('apps/web/src/features/people', (name) => name.startsWith('positions-screen')),
];
const linesOf = (files) => files.reduce((sum, file) => sum + textOf(join(root, file)).trimEnd().split('\n').length, 0);

/** Stories that a guide shows without an example file to copy. A matrix or a playground is not meant to be copied. */
function uncopiable() {
  return filesIn('packages/ui/src', (name) => name.endsWith('.mdx')).flatMap((guide) => {
    const text = textOf(guide);
    const files = new Map([...text.matchAll(/import \* as (\w+) from '(.*?)'/g)].map(([, name, path]) => [name, path]));
    return [...text.matchAll(/<(?:Open)?Canvas of=\{(\w+)\.(\w+)\}/g)].filter(([, name, story]) => {
      if (story === 'Playground' || story.endsWith('Matrix')) return false;
      const stories = textOf(join(dirname(guide), `${files.get(name)}.tsx`));
      return !stories.includes(`export const ${story} = example(`);
    });
  });
}

/** Comments per 1,000 lines of the most commented package or app. */
const densities = ['apps/server', 'apps/web', 'packages/api-client', 'packages/tracking', 'packages/ui'].map((folder) => {
  const texts = filesIn(`${folder}/src`, isSource).map(textOf);
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0);
  return Math.round((texts.reduce((sum, text) => sum + countComments(text), 0) / lines) * 1000);
});

/** [name, value, limit, aim] */
const measures = [
  ['hand-written statements in the server (`db.sql`)', hits(server, /\bdb\.sql\b/g), 34, 120],
  ['places of the e-mail pattern', hits(rules, /\\s@\]?[^'"`\n/]*\]\+@/g), 1, 1],
  ['places of the phone pattern', hits(rules, /1\[3-9\]/g), 1, 1],
  ['places of the UUID pattern', hits(rules, /\{8\}\(\??:?-\[0-9a-f\]\{4\}/g), 1, 1],
  ['places of the UN/LOCODE pattern', hits(rules, /\[A-Z\]\{2\}\[A-Z2-9\]\{3\}/g), 1, 1],
  ['places of the list of tiers', hits(rules, /'sailor',? ?\|? ?'chiefMate'/g), 1, 1],
  ['files of the ocean bill list', filesIn('apps/web/src/features/ocean-bill/list', isSource).length, 2, 8],
  ['distinct file names in server modules', moduleNames.size, 18, 30],
  ['files with the form library outside the kit', formFiles.length, 0, 0],
  ['lines of a small resource: positions, with its story', linesOf(POSITIONS), 107, 200],
  ['places of a bill field: dock', fieldPlaces('dock'), 6, 6],
  ['files of a controller of five calls, tests and screen in: positions', positionFiles.length, 7, 9],
  ['comments per 1,000 lines, docstrings of exports and members apart', Math.max(...densities), 29, 50],
  ['stories shown in guides without an example file', uncopiable().length, 0, 0],
  ['files in .storybook', filesIn('.storybook').length, 14, 15],
  ['two-way pairs of top folders in the web', pairs.length, 0, 0],
];

let failed = false;
for (const [what, value, limit, aim] of measures) {
  const grown = value > limit;
  failed ||= grown;
  console.log(`${grown ? '✗' : value <= aim ? '✓' : ' '} ${String(value).padStart(4)}  of ${limit}, aim ${aim}: ${what}`);
}
if (pairs.length > 0) console.log(`       ${pairs.join(', ')}`.replaceAll('→', '↔'));
if (failed) process.exit(1);
