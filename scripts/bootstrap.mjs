// Installs the tools of this repository on a machine with only Node and npm, then runs `start` or `test`. Without
// dependencies, in syntax that Node 14.13.1 and newer can parse, so that it can report that a Node is too old.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const NODE_MINIMUM = [24, 11];
const PNPM_VERSION = '12.21.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const windows = process.platform === 'win32';
const command = process.argv[2];

function stop(what, how) {
  console.error(`\n  ${what}\n`);
  for (const line of how) console.error(`  ${line}`);
  console.error('');
  process.exit(1);
}

function versionOf(program) {
  const out = spawnSync(program, ['--version'], { encoding: 'utf8', shell: windows, cwd: dirname(root) });
  const match = out.status === 0 && /v?(\d+)\.(\d+)\.(\d+)/.exec(out.stdout);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

function checkMachine() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    stop(`Node ${process.versions.node} is too old.`, [
      'Seaberry needs Node 20 or newer to bring its own tools.',
      'Install a current Node, then run the same command again.',
    ]);
  }
  try {
    accessSync(root, constants.W_OK);
  } catch {
    stop(`The folder ${root} cannot be written.`, [
      'Its tools and packages are kept inside it.',
      'Give yourself the right to write there, or clone it somewhere else.',
    ]);
  }
}

/** Runs npm by the path in its environment, without a shell or .cmd file in between. */
function npmInstall(packages) {
  const npm = process.env.npm_execpath;
  const args = ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  const out = npm
    ? spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8', cwd: tools })
    : spawnSync('npm', args, { encoding: 'utf8', cwd: tools, shell: windows });
  if (out.status === 0) return;
  const text = `${out.stdout ?? ''}${out.stderr ?? ''}${out.error ?? ''}`;
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i.test(text)) {
    stop('The package registry cannot be reached.', [
      `These packages are missing: ${packages.join(', ')}`,
      'Check the network, or the proxy and registry that `npm config list` shows, then run the same command again.',
    ]);
  }
  if (/ENOSPC/.test(text)) stop('The disk is full.', ['About 2 GB are needed for tools and packages.']);
  stop(`Could not install ${packages.join(', ')}.`, [
    ...text.trim().split('\n').slice(-6),
    ...(process.platform === 'darwin' && process.arch === 'arm64'
      ? ['On Apple silicon, install Node 24.11 or newer yourself; there is no package for it.']
      : []),
  ]);
}

/** Folders to put first in PATH. */
function bringTools() {
  const own = process.versions.node.split('.').map(Number);
  const nodeFits = own[0] === NODE_MINIMUM[0] && own[1] >= NODE_MINIMUM[1];
  const pnpm = versionOf('pnpm');
  const pnpmFits = pnpm !== null && pnpm[0] === Number(PNPM_VERSION.split('.')[0]);
  const platform = windows ? 'win' : process.platform;
  const nodeBin = join(tools, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  const pnpmBin = join(tools, 'node_modules', '.bin');
  const missing = [];
  if (!nodeFits && !existsSync(join(nodeBin, windows ? 'node.exe' : 'node')))
    missing.push(`node-${platform}-${process.arch}@${NODE_VERSION}`);
  if (!pnpmFits && !existsSync(join(pnpmBin, windows ? 'pnpm.cmd' : 'pnpm'))) missing.push(`pnpm@${PNPM_VERSION}`);
  if (missing.length > 0) {
    console.log(
      `Bringing ${missing.join(' and ')} into .tools (this machine has Node ${process.versions.node}${pnpm ? `, pnpm ${pnpm.join('.')}` : ', no pnpm'}) …`,
    );
    mkdirSync(tools, { recursive: true });
    npmInstall(nodeFits ? missing : [`node-${platform}-${process.arch}@${NODE_VERSION}`, ...(pnpmFits ? [] : [`pnpm@${PNPM_VERSION}`])]);
  }
  return [...(nodeFits ? [] : [nodeBin]), ...(pnpmFits ? [] : [pnpmBin])];
}

function run(program, args, env, quiet) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, shell: windows, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let tail = '';
    const keep = (chunk) => {
      tail = (tail + chunk).slice(-6000);
    };
    if (quiet) {
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
    }
    child.on('error', (error) => resolve({ code: 1, tail: String(error) }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), tail }));
  });
}

async function installPackages(env) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .update(PNPM_VERSION)
    .digest('hex');
  const mark = join(root, 'node_modules', '.seaberry-installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('Installing packages from the lockfile …');
  // On a terminal pnpm shows its progress; elsewhere an occasional line shows that it is running.
  const terminal = process.stdout.isTTY === true;
  const started = Date.now();
  const tick = terminal
    ? null
    : setInterval(() => console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`), 15_000);
  const { code, tail } = await run(
    'pnpm',
    ['install', '--frozen-lockfile', ...(terminal ? [] : ['--reporter=append-only'])],
    env,
    !terminal,
  );
  if (tick) clearInterval(tick);
  if (code !== 0) {
    if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ERR_PNPM_META_FETCH_FAIL|network/i.test(tail)) {
      stop('The packages could not be downloaded.', [
        'Check the network, or the registry that `npm config get registry` shows, then run the same command again.',
      ]);
    }
    stop('The packages could not be installed.', tail.trim().split('\n').slice(-12));
  }
  writeFileSync(mark, lock);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

checkMachine();
const first = bringTools();
const env = {
  ...process.env,
  PATH: [...first, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // npm passes its settings to child processes; pnpm and other tools must not inherit them.
  npm_config_user_agent: undefined,
};
await installPackages(env);
// Ctrl-C reaches the child too; it stops its processes, and this script ends with its exit code.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
const node = first.length > 0 && first[0].includes('node-') ? join(first[0], windows ? 'node.exe' : 'node') : process.execPath;
const child = spawn(node, [join(root, 'scripts', `${command}.mjs`), ...process.argv.slice(3)], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 130));
