import { existsSync, realpathSync } from 'node:fs';
import { ConfigError, type Config } from '../../config.ts';
import { fingerprintOf } from '../../ports/secret.ts';
import { freeBytes } from '../disk.ts';
import { openEmbedded, POSTGRES } from '../embedded.ts';
import { postgresOf } from '../embedded-upgrade.ts';
import { askHolder } from '../folder-lock.ts';
import { stateOfFolder, readParts } from '../folder-mark.ts';
import type { Driver } from '../port.ts';
import { linesOf } from './lines.ts';
import { snapshotLines, type SnapshotMetadata } from './snapshot.ts';

/** Request to the process that has the data folder, and the lines that end its response. */
const REQUEST = 'backup';
const END = '{"end":true}';
const ERROR = '{"error":';

export const snapshotMetadata = ({ version, databaseUrl, dataDir }: Config, secret: string): SnapshotMetadata => ({
  product: version,
  secretKey: fingerprintOf(secret),
  ...(databaseUrl === null && { freeBytes: () => freeBytes(dataDir) }),
});

/** Responses of the process that has the data folder: one snapshot at a time. */
export function backupResponses(driver: Driver, metadata: SnapshotMetadata): (request: string) => AsyncGenerator<string[]> {
  let busy = false;
  return async function* (request) {
    if (request !== REQUEST) return yield [refusal('This is no request that the server knows.')];
    if (busy) return yield [refusal('Another backup is running. Try again when it has ended.')];
    busy = true;
    try {
      yield* snapshotLines(driver, metadata);
      yield [END];
    } catch (error) {
      yield [refusal(error instanceof Error ? error.message : String(error))];
    } finally {
      busy = false;
    }
  };
}

const refusal = (error: string): string => JSON.stringify({ error });

/**
 * Lines of a snapshot of an embedded database: from the process that has it, or read here when there is none.
 *
 * @throws ConfigError when there is no such database, or another command has it
 */
export async function* embeddedSnapshot(config: Config): AsyncGenerator<string[]> {
  const { dataDir } = config;
  if (!existsSync(dataDir)) throw new ConfigError(`There is no data folder ${dataDir}. Name it with DATA_DIR.`);
  const folder = realpathSync(dataDir);
  const socket = await askHolder(folder, REQUEST);
  if (socket) return yield* responseOf(linesOf(socket));
  const state = stateOfFolder(readParts(folder));
  if (state !== 'used') {
    const fault = state === 'new' ? 'it has no database' : state.fault;
    const remedy = 'Start the server once: it completes an interrupted upgrade, or says what is wrong.';
    throw new ConfigError(`The data folder ${dataDir} cannot be read: ${fault}. ${remedy}`);
  }
  // The folder of a newer version is refused when it is opened.
  if (Number(postgresOf(folder)) < Number(POSTGRES))
    throw new ConfigError(`The data folder ${dataDir} is of an older version. Start the server once, which upgrades it.`);
  const { driver, secrets, unlock } = await openEmbedded(folder, { secretKey: config.secretKey });
  try {
    yield* snapshotLines(driver, snapshotMetadata(config, secrets.present));
  } finally {
    await driver.close();
    await unlock();
  }
}

async function* responseOf(batches: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  try {
    for await (const lines of batches) {
      const last = lines.at(-1) ?? '';
      if (last.startsWith(ERROR)) throw new ConfigError((JSON.parse(last) as { error: string }).error); // Written by `refusal`.
      const rest = last === END ? lines.slice(0, -1) : lines;
      if (rest.length > 0) yield rest;
      if (last === END) return;
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
  }
  throw new ConfigError('The process that has the data folder gave no backup, or ended meanwhile. Try again.');
}
