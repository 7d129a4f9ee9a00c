import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Sidebar groups of the components, by purpose and not by folder. Declared once here, so that a story only has the title
 * `Components/Select` and keeps it when groups change. The first matching pattern decides.
 */
const groups: readonly (readonly [group: string, words: RegExp])[] = [
  ['Feedback', /alert|toast|spinner|skeleton|progress|empty|error|result|callout|banner/i],
  ['Overlays', /dialog|drawer|popover|tooltip|hover|menu|sheet|command|palette|lightbox|preview/i],
  ['Navigation', /link|tabs|pagination|breadcrumb|steps|stepper|anchor|skip|nav|segment/i],
  [
    'Inputs',
    /field|input|select|checkbox|switch|radio|textarea|picker|calendar|slider|combobox|drop|upload|form|otp|crop|rating|transfer|editor|autocomplete|cascader|color|colour|tree/i,
  ],
  ['Actions', /button|toggle|copy|permission|action|split|share|scan/i],
];

/** `Components/Select` → `Components/Inputs/Select`; every other title is unchanged. */
export function groupedTitle(title: string): string {
  const [kind, name, ...more] = title.split('/');
  if (kind !== 'Components' || name === undefined) return title;
  const group = groups.find(([, words]) => words.test(name))?.[0] ?? 'Data display';
  return [kind, group, name, ...more].join('/');
}

/** And back: `Components/Inputs/Select` → `Components/Select`. */
export function plainTitle(title: string): string {
  const [kind, , ...more] = title.split('/');
  return kind === 'Components' && more.length > 0 ? [kind, ...more].join('/') : title;
}

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const FOLDERS = ['packages/ui/src', 'apps/web/src'];

/** Title in a file of stories or a docs page. */
const TITLE = /\btitle(?:="|: ')(Welcome|(?:[A-Z][\w ]*\/)[^"']+)/;
/** `parameters: { search: '…' }` of a file of stories; a comment that begins with `search:` in a docs page. */
const WORDS = /\bparameters: \{\s*search:\s*'([^']+)'|^\{\/\* search: (.+) \*\/\}$/m;

/**
 * Search words of each page: its names in other libraries, and in Chinese, simplified and traditional, by the title of the page without its
 * group. They are read from the source of the page, as no story runs where the sidebar search is built (.storybook/search.ts). A word with `!` ranks
 * above a story of that name, such as Loading.
 */
export function readWords(): Readonly<Record<string, string | undefined>> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true }).map((name) => `${root}${folder}/${String(name)}`),
  );
  const pages = files
    // A Chinese page is found by the words of the English one.
    .filter((file) => /(?<!\.zh)\.(?:mdx|stories\.tsx)$/.test(file))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      const match = WORDS.exec(source);
      return [TITLE.exec(source)?.[1], match?.[1] ?? match?.[2]] as const;
    });
  return Object.fromEntries(pages.filter(([title]) => title !== undefined));
}
