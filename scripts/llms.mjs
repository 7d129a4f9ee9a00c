// Writes llms.txt and llms-full.txt into the built Storybook, from its index and the guides.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { plainTitle } from '../packages/ui/src/testing/docs/sidebar.ts';
import { guideText, llmsFiles } from './lib/llms.mjs';
import { root } from './lib/stages.mjs';

const folder = join(root, 'storybook-static');
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const pages = Object.values(entries)
  .filter(({ type, importPath }) => type === 'docs' && /(?<!\.zh)\.mdx$/.test(importPath))
  .map(({ id, title, importPath }) => {
    const path = join(root, importPath);
    const read = (name) => (existsSync(join(dirname(path), name)) ? readFileSync(join(dirname(path), name), 'utf8') : null);
    return { id, title: plainTitle(title), text: guideText(readFileSync(path, 'utf8'), read) };
  });
for (const [name, content] of Object.entries(llmsFiles(pages))) writeFileSync(join(folder, name), content);
console.log(`llms.txt: ${pages.length} pages`);
