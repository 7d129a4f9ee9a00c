import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from './config.ts';
import type { BackupHead } from './db/backup/format.ts';
import { loadBackup, requireEmpty, requireKnownMigrations } from './db/backup/load.ts';
import { verifyBackup } from './db/backup/read.ts';
import { openPostgres } from './db/drivers/postgres.ts';
import { makeEmbedded } from './db/embedded.ts';
import { filesFolder } from './files/service.ts';
import { fingerprintOf } from './ports/secret.ts';

// Restores a backup into a new data folder or an empty database, with the settings of the server; with --check it only reads the backup.

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @returns the secret of the installation from now on */
async function restore(config: Config, file: string, head: BackupHead): Promise<string> {
  const now = new Date().toISOString();
  if (config.databaseUrl === null) {
    return makeEmbedded(config.dataDir, config.secretKey, async (driver) => {
      await loadBackup(driver, file, now, say);
      return head.installation;
    });
  }
  const driver = openPostgres(config.databaseUrl, { max: 2 });
  try {
    await requireEmpty(driver);
    await loadBackup(driver, file, now, say);
  } finally {
    await driver.close();
  }
  return config.secretKey ?? '';
}

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new ConfigError('node apps/server/seaberry.mjs restore [--check] FILE');
  const file = resolve(name);
  const { head, tables, rows } = await verifyBackup(file);
  say(`The backup of ${head.createdAt} is complete: installation ${head.installation}, ${tables} tables, ${rows} rows.`);
  if (!values.check) {
    requireKnownMigrations(head, file);
    const config = readConfig(process.env);
    const secret = await restore(config, file, head);
    say('It has been restored. Every session has ended: users sign in again with their passwords of that time.');
    if (!config.s3) say(`Uploaded files are not in a backup: copy those of that time into ${filesFolder(config)}.`);
    if (fingerprintOf(secret) !== head.secretKey) {
      say(`The secret is another one than at the time of the backup (fingerprint ${head.secretKey}): codes and links of then are invalid.`);
    }
  }
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
