import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { isSending } from '../../carriers/registry.ts';
import type { Deps } from '../../deps.ts';
import { receiveMessages } from './service.ts';

const LOOK_MS = 5_000;
/** Age from which a file counts as written completely. */
const SETTLED_MS = 2_000;
/** Age from which a file that a process has taken is free again: the process was killed. */
const ABANDONED_MS = 120_000;
const MAX_BYTES = 16 * 1024 * 1024;
const FILES_PER_LOOK = 200;
const TAKEN = 'taken';
const REFUSED = 'refused';
/** Names of files that are still being written. */
const UNFINISHED = /^\.|\.(?:tmp|part|filepart)$/iu;

type Folders = Pick<Deps, 'db' | 'clock' | 'log' | 'config'>;

export interface FolderWatch {
  /** Waits for the file that is being read. */
  stop(): Promise<void>;
}

/** Takes messages from the folders in the settings. Several processes may watch one folder: each file is taken by one. */
export function watchFolders(deps: Folders): FolderWatch {
  const watched = deps.config.carriers.filter(isSending).flatMap(({ code, folder }) => (folder ? [{ code, folder }] : []));
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;
  const look = (): void => {
    looking ??= lookInto(deps, watched, stopping.signal).finally(() => (looking = null));
  };
  const timer = watched.length > 0 ? setInterval(look, LOOK_MS) : undefined;
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
    },
  };
}

async function lookInto(deps: Folders, watched: readonly { code: string; folder: string }[], signal: AbortSignal): Promise<void> {
  for (const { code, folder } of watched) {
    try {
      await takeFiles(deps, code, folder, { signal });
    } catch (error) {
      // It may come back: a share that is away, a database that restarts.
      deps.log.error({ err: error, source: code }, 'The folder of an airline could not be read; tries again.');
    }
  }
}

/** Takes the files of a folder, the oldest name first. A file is removed once its messages are stored. */
export async function takeFiles(
  deps: Folders,
  code: string,
  folder: string,
  { signal, abandonedMs = ABANDONED_MS }: { signal?: AbortSignal; abandonedMs?: number } = {},
): Promise<void> {
  const taken = join(folder, TAKEN);
  await mkdir(taken, { recursive: true });
  await giveBack(folder, taken, abandonedMs);
  const names = (await readdir(folder, { withFileTypes: true })).filter((one) => one.isFile() && !UNFINISHED.test(one.name));
  for (const { name } of names.toSorted((a, b) => (a.name < b.name ? -1 : 1)).slice(0, FILES_PER_LOOK)) {
    if (signal?.aborted) return;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs < SETTLED_MS) continue;
    const own = join(taken, name);
    // Only one process can rename it.
    if (await renamed(join(folder, name), own)) await takeFile(deps, code, folder, own, name);
  }
}

async function takeFile(deps: Folders, code: string, folder: string, own: string, name: string): Promise<void> {
  const { size } = await stat(own);
  const receipt =
    size > MAX_BYTES
      ? { accepted: 0, repeated: 0, refused: [{ message: 1, reason: 'too-long' }] }
      : await receiveMessages(deps, code, await readFile(own, 'utf8'));
  if (receipt.refused.length > 0) {
    const lines = receipt.refused.map(({ message, reason }) => `message ${message}: ${reason}`);
    await rename(own, await keepReasons(join(folder, REFUSED), name, `${lines.join('\n')}\n`));
  } else await rm(own);
}

/** Writes why messages of a file were refused, beside the place that is free for it. @returns that place */
async function keepReasons(folder: string, name: string, reasons: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { name: stem, ext } = parse(name);
  for (let at = 1; ; at += 1) {
    const place = join(folder, at === 1 ? name : `${stem}-${at}${ext}`);
    try {
      // Fails where a refused file of that name lies already.
      await writeFile(`${place}.reasons.txt`, reasons, { flag: 'wx' });
      return place;
    } catch (error) {
      if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error;
    }
  }
}

/** Files that a killed process had taken are taken again: messages that it had stored count once. */
async function giveBack(folder: string, taken: string, abandonedMs: number): Promise<void> {
  for (const name of await readdir(taken)) {
    const { ctimeMs } = await stat(join(taken, name)).catch(() => ({ ctimeMs: Date.now() }));
    // The change time: renaming sets it.
    if (Date.now() - ctimeMs > abandonedMs) await renamed(join(taken, name), join(folder, name));
  }
}

const renamed = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    () => false,
  );
