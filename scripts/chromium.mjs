import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/* Chromium for browser tests. `CHROMIUM_PATH` names another one; by default the Chromium of the npm package @sparticuz/chromium is
   unpacked once, with its system libraries, so that a clone needs only the package registry. */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Flags for a machine without GPU, sandbox or network. WebGL2 works (software). */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/** Path of an executable Chromium. Safe to call from several processes at once. */
export async function chromiumPath() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The packed Chromium runs on Linux x64 only (this is ${process.platform} ${process.arch}). ` +
        'Set CHROMIUM_PATH to the executable of an installed Chrome or Chromium.',
    );
  }
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const home = join(root, 'node_modules/.cache/chromium', JSON.parse(manifest).version);
  const launcher = join(home, 'launch');
  if (!existsSync(launcher)) await unpack(home);
  return launcher;
}

/**
 * Unpacks into a directory of this process, then renames it into place: the rename is atomic, so a second process that unpacks at the same
 * time loses the race without harm and an incomplete browser is never visible.
 */
async function unpack(home) {
  const staging = `${home}.${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    // The package unpacks into os.tmpdir() and adds its system libraries only when it detects AWS Lambda.
    const code = "const { default: c } = await import('@sparticuz/chromium'); await c.executablePath();";
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await configureFonts(staging, home);
    await writeFile(join(staging, 'launch'), launcherScript);
    await chmod(join(staging, 'launch'), 0o755);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(join(home, 'launch'))) throw error;
  }
}

/** The bundled fonts.conf has the path of an unpacked Lambda. */
async function configureFonts(staging, home) {
  const file = join(staging, 'fonts/fonts.conf');
  if (!existsSync(file)) return;
  const config = await readFile(file, 'utf8');
  const fonts = join(home, 'fonts');
  await writeFile(
    file,
    config
      .replace(/<(dir|cachedir)[^>]*>[^<]*<\/\1>/g, '')
      .replace('<fontconfig>', `<fontconfig>\n  <dir>${fonts}</dir>\n  <cachedir>${join(home, 'fonts-cache')}</cachedir>`),
  );
}

// Only the bundled fonts, so that text has the same size on every machine; pages load others as web fonts.
const launcherScript = `#!/bin/sh
here="$(cd "$(dirname "$0")" && pwd)"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
