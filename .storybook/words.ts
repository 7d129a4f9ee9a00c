import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages/ui/src', 'apps/web/src'];

/** Title in a file of stories or a docs page. */
const TITLE = /\btitle(?:="|: ')(Welcome|(?:[A-Z][\w ]*\/)[^"']+)/;
/** `parameters: { search: '…' }` of a file of stories; a comment that begins with `search:` in a docs page. */
const WORDS = /\bparameters: \{\s*search:\s*'([^']+)'|^\{\/\* search: (.+) \*\/\}$/m;

/**
 * Search words of each page: its names in other libraries, and in Chinese, simplified and traditional, by the title of the page without its
 * group. They are read from the source of the page, as no story runs where the sidebar search is built (search.ts). A word with `!` ranks
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
