// Moves an application from 0.2 to the next release. Run in its folder; without --write it only lists what it would change:
//   node node_modules/@seaberry/ui/codemods/from-0.2.mjs src --write
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REMOVED = [{ prop: 'previewLimit', of: ['PasteImport', 'IdentifierListInput'] }];
const SHEET = /(['"])@seaberry\/ui\/styles\.css\1/g;
const SOURCE = /\.(?:[cm]?[jt]sx?|css|scss)$/;

/** Position behind a text in quotes or braces that begins at `at`. */
function behind(source, at) {
  const open = source[at];
  if (open !== '{') {
    for (let next = at + 1; next < source.length; next += 1) if (source[next] === open && source[next - 1] !== '\\') return next + 1;
    return source.length;
  }
  for (let next = at + 1; next < source.length; next += 1) {
    if (source[next] === '}') return next + 1;
    if (/["'`{]/.test(source[next])) next = behind(source, next) - 1;
  }
  return source.length;
}

/** Range of a prop in the tag whose name ends at `at`, with the space before it. */
function propIn(source, at, prop) {
  for (let next = at; next < source.length && source[next] !== '>'; next += 1) {
    if (/["'`{]/.test(source[next])) next = behind(source, next) - 1;
    else if (/\s/.test(source[next]) && source.startsWith(prop, next + 1) && /[\s=/>]/.test(source[next + 1 + prop.length] ?? '')) {
      const end = next + 1 + prop.length;
      return [next, source[end] === '=' ? behind(source, end + 1) : end];
    }
  }
  return undefined;
}

function withoutRemoved(source, changes) {
  let text = source;
  for (const { prop, of } of REMOVED)
    for (const name of of)
      for (let at = text.indexOf(`<${name}`); at >= 0; at = text.indexOf(`<${name}`, at + 1)) {
        const end = at + name.length + 1;
        const range = /[\w$]/.test(text[end] ?? '') ? undefined : propIn(text, end, prop);
        if (!range) continue;
        // Blanks before it on its line go as well.
        text = text.slice(0, range[0]).trimEnd() + text.slice(range[1]);
        changes.push(`${name}: ${prop} is removed; all lines are listed`);
      }
  return text;
}

const files = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true })
        .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
        .flatMap((entry) => files(join(path, entry.name)));

const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const missing = paths.filter((path) => !existsSync(path));
if (paths.length === 0 || missing.length > 0) {
  console.error(missing.length > 0 ? `Not found: ${missing.join(', ')}` : 'Name the folders with your sources, for example src.');
  process.exit(1);
}
const manifest = existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')) : {};
const tailwind = { ...manifest.dependencies, ...manifest.devDependencies }.tailwindcss ?? '';
// Tailwind 4 has cascade layers, and the sheet without layers would win over its utilities.
const layers = /^\D*(?:[4-9]|\d\d)(?:\.|$)/.test(tailwind);

let count = 0;
for (const file of paths.flatMap(files).filter((name) => SOURCE.test(name))) {
  const before = readFileSync(file, 'utf8');
  const changes = [];
  let after = withoutRemoved(before, changes);
  if (layers && SHEET.test(after)) {
    after = after.replace(SHEET, '$1@seaberry/ui/styles.layer.css$1');
    changes.push('styles.css is styles.layer.css with Tailwind 4; import it before Tailwind');
  }
  for (const change of changes) console.log(`${file}: ${change}`);
  count += changes.length;
  if (after !== before && process.argv.includes('--write')) writeFileSync(file, after);
}
console.log(`${count} changes${process.argv.includes('--write') || count === 0 ? '' : '; nothing is written without --write'}`);
