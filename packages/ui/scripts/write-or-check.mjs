import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Content of a file for comparison, without the formatting of JSON. */
function meaning(path, content) {
  return path.endsWith('.json') ? JSON.stringify(JSON.parse(content)) : content;
}

/**
 * Writes generated files, or with `--check` fails when one on disk differs.
 *
 * @param {Record<string, string>} files path → content
 * @param {string} command command to suggest when the check fails
 */
export function writeOrCheck(files, command) {
  const stale = Object.entries(files).filter(
    ([path, content]) => !existsSync(path) || meaning(path, readFileSync(path, 'utf8')) !== meaning(path, content),
  );
  if (!process.argv.includes('--check')) {
    for (const [path, content] of stale) {
      writeFileSync(`${path}.tmp`, content);
      renameSync(`${path}.tmp`, path);
      console.log(`wrote ${path}`);
    }
    return;
  }
  if (stale.length === 0) return;
  console.error(`Stale, run \`${command}\`:\n${stale.map(([path]) => `  ${path}`).join('\n')}`);
  process.exitCode = 1;
}
