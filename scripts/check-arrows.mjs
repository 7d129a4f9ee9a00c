// Checks the imports between folders (the “arrows”) with dependency-cruiser, and that it read every file: without a working TypeScript it reads none.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './lib/stages.mjs';

const folders = [
  'packages/tracking/src',
  'packages/i18n/src',
  'packages/api-client/src',
  'packages/ui/src',
  'apps/web/src',
  'apps/server/src',
  'apps/sandbox-carrier/src',
];
// The benches have no package to leave: they measure the server from inside.
const scanned = [...folders, 'bench'];
const out = spawnSync('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...scanned], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
if (!out.stdout.startsWith('{')) {
  console.error(out.stdout.slice(0, 2000), out.stderr.slice(0, 4000));
  process.exit(1);
}
const { summary, modules } = JSON.parse(out.stdout);
for (const violation of summary.violations) console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`);

const isSource = (name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts');
const isOwn = (name) => isSource(name) && !name.includes('node_modules');
let failed = summary.violations.length > 0;
for (const folder of scanned) {
  const files = readdirSync(join(root, folder), { recursive: true }).map(String).filter(isOwn).length;
  const seen = modules.filter((module) => module.source.startsWith(`${folder}/`) && isSource(module.source)).length;
  const linked = modules
    .filter((module) => module.source.startsWith(`${folder}/`))
    .reduce((sum, module) => sum + module.dependencies.length, 0);
  if (seen < files || (files > 3 && linked === 0)) {
    console.error(`${folder}: ${files} files, but only ${seen} were checked (${linked} links).`);
    failed = true;
  }
}
for (const { file, to } of importsOutOfTheirPackage()) {
  console.error(`out-of-package: ${file} → ${to} (import the package by its name, or move the file into this one)`);
  failed = true;
}
if (failed) process.exit(1);
console.log(`${modules.length} modules, no forbidden import.`);

/** Relative imports that leave a package or an app, in sources and docs pages, which dependency-cruiser does not read. */
function importsOutOfTheirPackage() {
  return folders.map(dirname).flatMap((home) =>
    readdirSync(join(root, home, 'src'), { recursive: true })
      .map((name) => join(home, 'src', String(name)))
      .filter((file) => /\.(tsx?|mdx)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*['"](\.\.?\/[^'"]+)['"]/g)]
          .map(([, path]) => join(dirname(file), path))
          // A file shown as text is not an import: the guides show the applications of consumers/.
          .filter((to) => relative(home, to).startsWith('..') && !to.endsWith('?raw'))
          .map((to) => ({ file, to })),
      ),
  );
}
