import { boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';
import { rebuildAll } from './jobs/rebuild.ts';
import { createLog } from './ports/log.ts';

// Derives every bill again from its events, with the settings of the server. Sends nothing, charges nothing. The embedded database requires
// a stopped server; on PostgreSQL it may run.
const write = (text: string): void => void process.stdout.write(text);

try {
  const config = { ...readConfig(process.env), demoFile: null };
  const { deps, close } = await boot(config, createLog('error'));
  const begin = deps.clock.wallNow();
  const { bills, changed } = await rebuildAll(deps.db, (done) => write(`\r${done} bills`));
  await close();
  write(`\r${bills} bills derived in ${((deps.clock.wallNow() - begin) / 1000).toFixed(1)} s, ${changed} of them changed.\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
