import { boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';
import { verifyLogs } from './modules/log/seals/service.ts';
import type { SealFault } from './modules/log/seals/rules.ts';
import { createLog } from './ports/log.ts';

// Compares the rows of the logs with their seals, with the settings of the server. The embedded database requires a stopped server; on
// PostgreSQL it may run.

const FAULTS: Record<SealFault, string> = {
  seal: 'the seal itself was changed, or one before it is missing',
  changed: 'rows were changed or their order',
  deleted: 'rows were deleted',
  inserted: 'rows were added',
};

try {
  const { deps, close } = await boot({ ...readConfig(process.env), demoFile: null }, createLog('error'));
  const { seals, rows, last, fault } = await verifyLogs(deps.db).finally(close);
  if (fault) {
    throw new ConfigError(
      `Seal ${fault.number} of ${fault.createTime} does not agree: ${FAULTS[fault.reason]} (log ${fault.log}, positions ${fault.after + 1} to ${fault.until}). ` +
        `The ${seals} seals before it agree.`,
    );
  }
  process.stdout.write(`${seals} seals over ${rows} rows agree. ${last ? `The last one is ${last.number}, hash ${last.hash}.` : ''}\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
