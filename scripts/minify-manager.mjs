// Minifies the manager of the built Storybook: Storybook ships its scripts with comments, blanks and long names, and they are half of all
// that is loaded before the first story.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { minifySync } from 'vite';

import { root } from './lib/stages.mjs';

const folder = join(root, 'storybook-static');
let [before, after] = [0, 0];
for (const part of ['sb-manager', 'sb-addons'])
  for (const name of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))) {
    const path = join(folder, part, name);
    const source = readFileSync(path, 'utf8');
    const { code, errors } = minifySync(name, source, { module: true });
    if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
    writeFileSync(path, code);
    before += source.length;
    after += code.length;
  }
console.log(`Storybook's manager: ${(before / 1e6).toFixed(1)} MB, minified ${(after / 1e6).toFixed(1)} MB`);
