import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Puts 'use client' on the built modules that need it, so that a server component may import any part of the library. A module needs it
   when it calls a hook, creates a context or a lazy component, handles an event, or renders a package that lacks the directive. Modules
   that only compute or render stay usable on a server. Run after tsup. */

const ui = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(ui, 'dist');

/** Packages that are safe to evaluate and render on a server. */
const pure = /^(react|react\/jsx-runtime|clsx|class-variance-authority|lucide-react|@seaberry\/(i18n|tracking)(\/ui(\/.*)?)?)$/;
const hook = /(?:^|[\s{,])(use[A-Z]\w*|use|createContext|lazy|Component|startTransition)\b/;

/** @param {string} source TypeScript of a module */
export function needsClient(source) {
  if (/\bon[A-Z]\w*=\{/.test(source)) return true;
  for (const [, clause, from] of source.matchAll(/import\s+(?!type\b)([^;]*?)\s+from\s+'([^']+)'/g)) {
    const values = clause.replace(/\btype\s+\w+(\s+as\s+\w+)?,?/g, '');
    if (hook.test(values)) return true;
    if (!from.startsWith('.') && !pure.test(from)) return true;
  }
  return /\b(window|document)\./.test(source.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, ''));
}

const modules = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? modules(path) : entry.name.endsWith('.js') ? [path] : [];
  });

let marked = 0;
const all = modules(dist);
for (const file of all) {
  const stem = join(ui, 'src', file.slice(dist.length).replace(/\.js$/, ''));
  const source = ['.tsx', '.ts'].flatMap((end) => {
    try {
      return [readFileSync(stem + end, 'utf8')];
    } catch {
      return [];
    }
  })[0];
  const built = readFileSync(file, 'utf8');
  if (source === undefined || !needsClient(source) || built.startsWith("'use client'")) continue;
  writeFileSync(file, `'use client';\n${built}`);
  marked += 1;
}
console.log(`'use client': ${marked} of ${all.length} modules`);
