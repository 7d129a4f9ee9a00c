import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stages.mjs';

const UI = join(root, 'packages/ui/src');

/** Code blocks of a guide in TypeScript, whose text is copied by readers. */
const blocksOf = (guide) => [...guide.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, code]) => code);

/** Copies the example files of the guides, and the code blocks written in them, into a folder. */
export function copyExamples(folder) {
  let count = 0;
  for (const entry of readdirSync(UI, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(folder, entry.parentPath.slice(UI.length));
    if (entry.parentPath.endsWith('/examples')) {
      mkdirSync(target, { recursive: true });
      cpSync(path, join(target, entry.name));
      count += 1;
    } else if (entry.name.endsWith('.mdx')) {
      for (const [at, code] of blocksOf(readFileSync(path, 'utf8')).entries()) {
        mkdirSync(target, { recursive: true });
        writeFileSync(join(target, `${entry.name}-${at + 1}.tsx`), code);
        count += 1;
      }
    }
  }
  if (count === 0) throw new Error('No example was found.');
}
