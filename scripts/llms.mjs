// Writes llms.txt, llms-full.txt and llms-full-zh.txt into the built Storybook, from its index and the guides.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { plainTitle } from '../packages/ui/src/testing/docs/sidebar.ts';
import { guideText, llmsFiles } from './lib/llms.mjs';
import { root } from './lib/stages.mjs';

/** Beginning of the path of a file outside of the package, as in .storybook/main.ts. */
const REPOSITORY = '@repository/';

const folder = join(root, 'storybook-static');
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const pages = Object.values(entries)
  .filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'))
  .map(({ id, title, importPath }) => {
    const path = join(root, importPath);
    const read = (name) => {
      const file = name.startsWith(REPOSITORY) ? join(root, name.slice(REPOSITORY.length)) : join(dirname(path), name);
      // A Chinese guide shows its examples with Chinese texts, where there are any.
      const files = path.endsWith('.zh.mdx') ? [file.replace(/(\/examples\/[^/]+)\.tsx$/u, '$1.zh.tsx'), file] : [file];
      const found = files.find((one) => existsSync(one));
      return found === undefined ? null : readFileSync(found, 'utf8');
    };
    return { id, title: plainTitle(title), text: guideText(readFileSync(path, 'utf8'), read) };
  });
for (const [name, content] of Object.entries(llmsFiles(pages))) writeFileSync(join(folder, name), content);
console.log(`llms.txt: ${pages.length} pages`);
