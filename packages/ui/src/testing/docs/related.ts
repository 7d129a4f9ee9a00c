import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Guide of another component. */
export interface Related {
  readonly title: string;
  /** Id of its page. */
  readonly id: string;
  /** Heading of its Chinese page. */
  readonly chinese?: string;
}

interface Guide extends Related {
  readonly folder: string;
  readonly exports: readonly string[];
  /** Prose of the guide: without imports, blocks and code. */
  readonly text: string;
}

const pageId = (title: string): string => `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}--guide`;

const prose = (mdx: string): string =>
  mdx
    .replaceAll(/^import [^]*?;$/gmu, '')
    .replaceAll(/<(Do|Dont) caption="([^"]*)">[^]*?<\/\1>/gu, '$2')
    .replaceAll(/<[A-Z][^]*?\/>/gu, '')
    .replaceAll(/```[^]*?```/gu, '');

function readGuide(path: string, folder: string, exports: readonly string[], grouped: (title: string) => string): Guide[] {
  const files = readdirSync(path);
  const mdx = files.find((name) => /(?<!\.zh)\.mdx$/u.test(name));
  const stories = mdx?.replace('.mdx', '.stories.tsx');
  if (mdx === undefined || stories === undefined || !existsSync(join(path, stories))) return [];
  // Data of an example may have titles and ids too.
  const meta = /^const meta[^]*?^\}/mu.exec(readFileSync(join(path, stories), 'utf8'))?.[0] ?? '';
  const title = /^  title: '([^']+)'/mu.exec(meta)?.[1];
  if (title === undefined) return [];
  const own = /^  id: '([^']+)'/mu.exec(meta)?.[1];
  const id = own === undefined ? pageId(grouped(title)) : `${own}--guide`;
  const translation = mdx.replace('.mdx', '.zh.mdx');
  const heading = files.includes(translation) ? /^# (.+)$/mu.exec(readFileSync(join(path, translation), 'utf8'))?.[1] : undefined;
  const text = prose(readFileSync(join(path, mdx), 'utf8'));
  return [{ folder, title: title.split('/').at(-1) ?? title, id, ...(heading === undefined ? {} : { chinese: heading }), exports, text }];
}

/** Names of two words and more are components wherever they occur; `Table` and `Link` only inside a sentence. */
const named = (text: string, name: string): boolean =>
  new RegExp(/[a-z][A-Z]/u.test(name) ? `\\b${name}\\b` : `(?<=[a-z,:;] |\`)${name}(?=[ .,:;)\`])`, 'u').test(text);

interface Folder {
  readonly path: string;
  readonly name: string;
  readonly exports: readonly string[];
}

const readGuides = (folders: readonly Folder[], grouped: (title: string) => string): Guide[] =>
  folders.flatMap(({ path, name, exports }) => readGuide(path, name, exports, grouped));

/** Title and page id of each guide, by folder. */
export const guidesOf = (folders: readonly Folder[], grouped: (title: string) => string): Record<string, Related> =>
  Object.fromEntries(readGuides(folders, grouped).map(({ folder, title, id }) => [folder, { title, id }]));

/**
 * Guides that name each other, by folder.
 * @param folders path, name and exports of each component
 * @param grouped title as the sidebar has it
 */
export function relatedGuides(folders: readonly Folder[], grouped: (title: string) => string): Record<string, Related[]> {
  const guides = readGuides(folders, grouped);
  const names = (one: Guide, other: Guide): boolean => other.exports.some((name) => named(one.text, name));
  return Object.fromEntries(
    guides.map((guide) => [
      guide.folder,
      guides
        .filter((other) => other !== guide && (names(guide, other) || names(other, guide)))
        .map(({ title, id, chinese }) => ({ title, id, ...(chinese === undefined ? {} : { chinese }) })),
    ]),
  );
}
