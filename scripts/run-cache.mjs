import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Cache directory of this process, removed when it ends.
 *
 * Vite bundles dependencies at start and reuses the bundle by lockfile, not by imports: a new import, or two parallel runs, would reload
 * pages in the middle of a test. A fresh bundle costs about two seconds and is always valid.
 *
 * @param {string} root repository root
 */
export function runCache(root) {
  const base = join(root, 'node_modules/.cache/browser-tests');
  mkdirSync(base, { recursive: true });
  for (const name of readdirSync(base)) {
    if (!isAlive(Number(name))) rmSync(join(base, name), { recursive: true, force: true });
  }
  const own = join(base, String(process.pid));
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  return own;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
