import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const RESOLVER = new URL('../../../../../scripts/lib/source-resolve.mjs', import.meta.url).href;

/**
 * Starts a process that provides a resource for a test run, and passes its first line to the tests as an environment variable.
 *
 * @returns a function that ends it.
 */
export async function keep(file: URL, variable: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--conditions=@seaberry/source', '--import', RESOLVER, fileURLToPath(file)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Own process group: Ctrl-C reaches the tests, which still need the resource while they stop.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  process.env[variable] = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`${file.pathname} ended with ${code}.`)));
  });
  return async () => {
    child.stdin.end();
    await ended;
  };
}
