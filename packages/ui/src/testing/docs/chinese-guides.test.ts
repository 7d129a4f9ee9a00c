import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

/* A Chinese guide has all that its English sibling has, so that it cannot fall behind. */

const src = fileURLToPath(new URL('../..', import.meta.url));
const translations = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.zh.mdx'));

interface Section {
  readonly level: number;
  /** Blocks with the attributes that are no text; rows of a table by their keys, or by their number. */
  readonly blocks: readonly string[];
  readonly items: number;
  /** Names in the text: props, values and files; blocks of code; links; numbers of bills and containers. */
  readonly code: readonly string[];
}

const BLOCK = /<(Anatomy|ArgTypes|(?:Open)?Canvas|Cards|Code|Do|Dont|Hero|Keys|Notes|Facts|Variants|\w+Table|BrandSteps)\b([^>]*)/gu;
const NAMES = [/(?<!`)`([^`\n]+)`/gu, /```([^]*?)```/gu, /href="([^"]+)"/gu, /\b([A-Z]{3,}[A-Z\d]*\d{5,})\b/gu];
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

function blockOf(name: string, attributes: string): string {
  const rows = all(attributes, /^ {4}\[(?:'([^']*)'|"[^"]*")/gmu);
  if (name === 'Facts') return `Facts of ${rows.length} rows`;
  return [name, ...all(attributes, /\b((?:of|open|height|story|code|language|sourceState|names)=(?:"[^"]*"|\{[^}]*\}))/gu), ...rows].join(
    ' ',
  );
}

/** Guide without imports, comments and its own declaration. */
const bodyOf = (mdx: string): string =>
  mdx
    .replaceAll(/^import [^]*?;$/gmu, '')
    .replaceAll(/\{\/\*[^]*?\*\/\}/gu, '')
    .replaceAll(/^<(?:Meta|OtherLanguage)\b[^>]*>$/gmu, '');

function sectionsOf(mdx: string): Section[] {
  return bodyOf(mdx)
    .split(/^(?=#{1,4} )/mu)
    .map((text) => ({
      level: /^#*/u.exec(text)?.[0].length ?? 0,
      blocks: [...text.matchAll(BLOCK)].map(([, name = '', attributes = '']) => blockOf(name, attributes)),
      items: all(text, /^((?:-|\d+\.) )/gmu).length,
      // A template literal may have translated text.
      code: [...new Set(NAMES.flatMap((pattern) => all(text, pattern)))].filter((name) => !name.includes('${')).toSorted(),
    }));
}

/** Headings, paragraphs, items and captions without a Chinese character. */
function untranslated(mdx: string): string[] {
  const body = bodyOf(mdx).replaceAll(/```[^]*?```/gu, '');
  const captions = all(body, /caption="([^"]*)"/gu);
  const prose = body.replaceAll(/<DoDont>[^]*?<\/DoDont>/gu, '').replaceAll(/^<[A-Z][^]*?\/>$/gmu, '');
  const paragraphs = prose.split(/\n\n|\n(?=- |\d+\. )/u).map((text) => text.replaceAll(/<[^>]+>/gu, '').trim());
  return [...paragraphs, ...captions].filter((text) => text !== '' && !/\p{Script=Han}/u.test(text));
}

const read = (path: string): string => readFileSync(join(src, path), 'utf8');

describe('guides in Chinese', () => {
  test('are found, each beside an English one', () => {
    expect(translations.length).toBeGreaterThan(0);
    expect(translations.filter((path) => !existsSync(join(src, path.replace('.zh.mdx', '.mdx'))))).toEqual([]);
  });

  test.for(translations)('%s has the sections, examples, keys and names of the English one', (path) => {
    expect(sectionsOf(read(path))).toEqual(sectionsOf(read(path.replace('.zh.mdx', '.mdx'))));
  });

  test.for(translations)('%s has no English text', (path) => {
    expect(untranslated(read(path))).toEqual([]);
  });

  test.for(translations)('%s has each paragraph on one line, since a line break between Chinese characters is drawn as a space', (path) => {
    expect(read(path).match(/(?:\p{Script=Han}|[，。；：、）”])\n(?=\p{Script=Han}|[`（“A-Za-z])/gu)).toBeNull();
  });

  test.for(translations)('%s and the English one link to each other, and its address is the English one with -zh', (path) => {
    const [chinese, english] = [read(path), read(path.replace('.zh.mdx', '.mdx'))];
    expect([chinese, english].every((guide) => guide.includes('\n<OtherLanguage />\n'))).toBe(true);
    const declared = /^<Meta (?:of=\{\w+\}|title="[^"]+" id="([^"]+)") name="Guide zh" \/>$/mu.exec(chinese);
    const title = /<Meta title="([^"]+)" \/>/u.exec(english)?.[1];
    expect(declared?.[0]).toBeDefined();
    expect(declared?.[1]).toBe(title?.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-'));
  });
});

const examples = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\/examples\/[^/]+\.zh\.tsx$/u.test(path));

describe('examples in Chinese', () => {
  test('are those of the first blocks that a newcomer reads', () => {
    const first = ['components/button/examples/overview', 'composites/data-table/examples/few-rows', 'recipes/examples/tracking-page'];
    expect(examples).toEqual(expect.arrayContaining(first.map((path) => `${path}.zh.tsx`)));
  });

  test.for(examples)('%s is the English one with other texts and names of ports', (path) => {
    const linesOf = (file: string): string[] =>
      read(file)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('import { simplifiedNameOf }'));
    const english = linesOf(path.replace('.zh.tsx', '.tsx'));
    const chinese = linesOf(path).map((line) => line.replace(', placeNameOf: simplifiedNameOf', ''));
    expect(chinese).toHaveLength(english.length);
    expect(chinese.filter((line) => !english.includes(line) && !/\p{Script=Han}/u.test(line))).toEqual([]);
  });

  test.for(examples)('%s is drawn and shown by a story', (path) => {
    const folder = path.slice(0, path.indexOf('/examples/'));
    const stories = readdirSync(join(src, folder)).filter((file) => file.endsWith('.stories.tsx'));
    const raw = `./examples/${path.split('/').at(-1) ?? ''}?raw`;
    expect(stories.filter((file) => read(join(folder, file)).includes(raw))).toHaveLength(1);
  });
});
