/* The guides of the Storybook as plain text for language models (llmstxt.org): a list of pages, and one file with all of them. */

import { sections } from '../../packages/ui/src/testing/docs/markdown.ts';

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
      // Another block keeps the files that it shows.
      .replaceAll(/^<[A-Z]\w*\b[^]*?\/>$/gmu, (block) =>
        [...block.matchAll(/\w=\{(\w+)\}/gu)]
          .map(([, name]) => code(name))
          .filter((text) => text !== '')
          .join('\n\n'),
      )
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim()
  );
}

/** First paragraph below the title, on one line. */
export function summaryOf(text) {
  const [, paragraph = ''] = /^# .+\n+([^#`<\n][^]*?)(?:\n\n|(?![^]))/mu.exec(text) ?? [];
  return paragraph.replaceAll(/\s+/gu, ' ').trim();
}

/**
 * @param {readonly { title: string; id: string; text: string }[]} pages
 * @returns content by file name
 */
export function llmsFiles(pages) {
  const groups = Map.groupBy(pages, ({ title }) => title.split('/')[0] ?? title);
  const sections = [...groups].map(([group, some]) => {
    const lines = some.map(({ title, id, text }) => {
      const summary = summaryOf(text);
      return `- [${title.split('/').at(-1)}](./?path=/docs/${id})${summary ? `: ${summary}` : ''}`;
    });
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  const head =
    '# Seaberry\n\n> React components for people who track cargo: timelines, rails, tables, forms and layouts, in English and Chinese.';
  return {
    'llms.txt': `${head}\n\nAll guides with their examples in one file: [llms-full.txt](./llms-full.txt)\n\n${sections.join('\n\n')}\n`,
    'llms-full.txt': `${head}\n\n${pages.map(({ text }) => text).join('\n\n---\n\n')}\n`,
  };
}
