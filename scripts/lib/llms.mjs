/* The guides of the Storybook as plain text for language models (llmstxt.org): a list of pages, and one file with all of them. */

import { sections } from '../../packages/ui/src/testing/docs/markdown.ts';
import { isChinese } from '../../packages/ui/src/testing/docs/pages.ts';

/** Import name → path, of files that a guide shows verbatim. */
const rawImports = (mdx) => new Map([...mdx.matchAll(/^import (\w+) from '([^']+)\?raw';$/gmu)].map(([, name, path]) => [name, path]));

const fenced = (code, language = 'tsx') => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

/** `DisabledWithReason` → `disabled-with-reason`, the file of its example. */
const fileOf = (story) =>
  story
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1-$2')
    .toLowerCase();

/** Name → path of the modules of stories. */
const storyModules = (mdx) => new Map([...mdx.matchAll(/^import \* as (\w+) from '([^']+)';$/gmu)].map(([, name, path]) => [name, path]));

/** Examples of stories of another folder are beside these: `../button/button.stories` → `../button/examples/`. */
const exampleOf = (module, story) => `${module.replace(/[^/]+$/u, '')}examples/${fileOf(story)}.tsx`;

/** Texts of an attribute that is a list of texts, or of lists of texts: `[['Tab', 'moves focus']]`. */
const STRING = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gu;
const textsOf = (list) => [...list.matchAll(STRING)].map(([, single, double]) => (single ?? double).replaceAll(/\\(.)/gu, '$1'));

/** Rows that a block is given as literals, as a table: `<Facts heads={['In 0.2', 'Next']} rows={[['a', 'b']]} />`. */
function tableOf(block) {
  const rows = [...block.matchAll(/^ {4}\[(.*)\],?$/gmu)].map(([, row]) => textsOf(row)).filter((row) => row.length > 0);
  if (rows.length === 0) return '';
  const heads = textsOf(/heads=\{\[([^\]]*)\]\}/u.exec(block)?.[1] ?? '');
  const width = Math.max(...rows.map((row) => row.length));
  const line = (cells) => `| ${Array.from({ length: width }, (_, at) => (cells[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  // Keys have no head of their own.
  const first = heads.length < width ? ['', ...heads] : heads;
  return [line(first), line(Array.from({ length: width }, () => '---')), ...rows.map(line)].join('\n');
}

/**
 * A guide as Markdown: without imports and blocks of Storybook, with the source of its examples and the texts of other files.
 *
 * @param {string} mdx
 * @param {(path: string) => string | null} read reads a file by its path in an import of the guide; null when it is missing
 */
export function guideText(mdx, read) {
  const raw = rawImports(mdx);
  const modules = storyModules(mdx);
  const code = (name, language) => {
    const text = raw.has(name) ? read(raw.get(name)) : null;
    return text === null ? '' : fenced(text, language);
  };
  return (
    mdx
      .replaceAll(/^import [^]*?;$/gmu, '')
      .replaceAll(/\{\/\*[^]*?\*\/\}/gu, '')
      .replaceAll(/<(?:Open)?Canvas of=\{(\w+)\.(\w+)\}[^>]*\/>/gu, (_, module, story) => {
        const text = read(exampleOf(modules.get(module) ?? './', story));
        return text === null ? '' : fenced(text);
      })
      .replaceAll(/<Markdown>\{sections\((\w+), \[([^\]]*)\]\)\}<\/Markdown>/gu, (_, name, names) =>
        sections(
          read(raw.get(name)) ?? '',
          [...names.matchAll(/'([^']+)'/gu)].map(([, heading]) => heading),
        ).trim(),
      )
      .replaceAll(/<Code code=\{(\w+)\} language="(\w+)" \/>/gu, (_, name, language) => code(name, language))
      .replaceAll(
        /^ *<(Do|Dont) caption="([^"]*)">[^]*?<\/\1>$/gmu,
        (_, side, caption) => `- ${side === 'Do' ? 'Do.' : 'Don’t.'} ${caption}`,
      )
      .replaceAll(/^<\/?DoDont>$/gmu, '')
      // Another block keeps the files and rows that it shows.
      .replaceAll(/^<[A-Z]\w*\b[^]*?\/>$/gmu, (block) =>
        [tableOf(block), ...[...block.matchAll(/\w=\{(\w+)\}/gu)].map(([, name]) => code(name))].filter((text) => text !== '').join('\n\n'),
      )
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim()
  );
}

/** First sentence of the first paragraph, on one line: headings, code, lists and blocks are none. */
export function summaryOf(text) {
  const paragraphs = text.replaceAll(/^```[^]*?^```$/gmu, '').split(/\n{2,}/u);
  const paragraph =
    paragraphs.map((one) => one.replace(/^#+ .+\n?/u, '').trim()).find((one) => one !== '' && !/^(?:[<|#]|- |\d+\. )/u.test(one)) ?? '';
  const line = paragraph.replaceAll(/\s+/gu, ' ');
  return /^.*?(?:[.!?](?= |$)|[。！？])/u.exec(line)?.[0] ?? line;
}

function listOf(pages) {
  const groups = Map.groupBy(pages, ({ title }) => title.split('/')[0] ?? title);
  return [...groups].map(([group, some]) => {
    const lines = some.map(({ title, id, text }) => {
      const summary = summaryOf(text);
      return `- [${title.split('/').at(-1)}](./?path=/docs/${id})${summary ? `: ${summary}` : ''}`;
    });
    return `## ${group}\n\n${lines.join('\n')}`;
  });
}

/**
 * @param {readonly { title: string; id: string; text: string }[]} pages in both languages
 * @returns content by file name
 */
export function llmsFiles(pages) {
  const english = pages.filter(({ id }) => !isChinese(id));
  const chinese = pages
    .filter(({ id }) => isChinese(id))
    .map((page) => ({ ...page, title: `中文/${/^# (.+)$/mu.exec(page.text)?.[1] ?? page.title}` }));
  const head =
    '# Seaberry\n\n> React components for people who track cargo: timelines, rails, tables, forms and layouts, in English and Chinese.';
  const full = (some) => `${head}\n\n${some.map(({ text }) => text).join('\n\n---\n\n')}\n`;
  const intro =
    'All guides with their examples in one file: [llms-full.txt](./llms-full.txt), those in Chinese: [llms-full-zh.txt](./llms-full-zh.txt)';
  return {
    'llms.txt': `${head}\n\n${intro}\n\n${listOf([...english, ...chinese]).join('\n\n')}\n`,
    'llms-full.txt': full(english),
    'llms-full-zh.txt': full(chinese),
  };
}
