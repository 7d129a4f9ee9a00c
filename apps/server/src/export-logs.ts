import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';
import { writeNewFile } from './db/backup/write.ts';
import { exportLogs, sealLogs } from './modules/log/seals/service.ts';
import { createLog } from './ports/log.ts';

// Writes the rows of the logs with their seals to a file, with the settings of the server. The embedded database requires a stopped server; on
// PostgreSQL it may run.

try {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new ConfigError('node apps/server/seaberry.mjs export-logs FILE');
  const { deps, close } = await boot({ ...readConfig(process.env), demoFile: null }, createLog('error'));
  try {
    await sealLogs(deps.db, new Date(deps.clock.wallNow()).toISOString());
    await writeNewFile(resolve(name), exportLogs(deps.db));
  } finally {
    await close();
  }
  process.stdout.write(`The logs are in ${resolve(name)}.\n`);
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
