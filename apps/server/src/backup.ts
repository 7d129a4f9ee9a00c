import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from './config.ts';
import { embeddedSnapshot, snapshotMetadata } from './db/backup/embedded.ts';
import { snapshotLines } from './db/backup/snapshot.ts';
import { writeBackup } from './db/backup/write.ts';
import { openPostgres } from './db/drivers/postgres.ts';
import { filesFolder } from './files/service.ts';

// Writes a backup of the database, with the settings of the server. The server may be running. docs/operating.md describes it.

async function* postgresSnapshot(url: string, config: Config): AsyncGenerator<string[]> {
  const driver = openPostgres(url, { max: 1 });
  try {
    yield* snapshotLines(driver, snapshotMetadata(config, config.secretKey ?? ''));
  } finally {
    await driver.close();
  }
}

const placeOfFiles = (config: Config): string =>
  config.s3 ? `they are at ${config.s3.url}, whose versions have to be kept.` : `copy the folder ${filesFolder(config)} now.`;

try {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new ConfigError('node apps/server/seaberry.mjs backup FILE');
  const config = readConfig(process.env);
  const file = resolve(name);
  const snapshot = config.databaseUrl === null ? embeddedSnapshot(config) : postgresSnapshot(config.databaseUrl, config);
  const { head, tables, rows } = await writeBackup(file, snapshot);
  process.stdout.write(
    `${file} is the backup of ${head.createdAt}: installation ${head.installation}, ${tables} tables, ${rows} rows.\n` +
      `The secret is not in it (fingerprint ${head.secretKey}). Keep a copy of it in another place.\n` +
      `Uploaded files are not in it: ${placeOfFiles(config)}\n`,
  );
} catch (error) {
  // `parseArgs` throws a TypeError with a code for an unknown option.
  if (!(error instanceof ConfigError) && !(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
