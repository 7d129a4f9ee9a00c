import { ConfigError, readConfig } from './config.ts';
import { createLog } from './ports/log.ts';
import type { FirstAdmin } from './seed/first-admin.ts';
import { startServer } from './server.ts';

/** Written to the terminal only, as a password must not be logged. */
function welcome({ account, company, password }: FirstAdmin): void {
  process.stdout.write(`\nThis installation is new. Its administrator is the account "${account}" of the company "${company}".\n`);
  process.stdout.write(
    password === null
      ? 'Sign in with the password of ADMIN_PASSWORD.\n\n'
      : `Password, shown this once and kept nowhere: ${password}\nSign in with it; you are then asked for one of your own.\n\n`,
  );
}

const fallbackLog = createLog('info');

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const starting = startServer(config, log);
  let stopping = false;
  const stop = (signal: NodeJS.Signals | 'disconnect'): void => {
    // A second signal ends the process immediately.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping.');
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'Stopping failed.');
          process.exit(1);
        },
      );
  };
  // Registered before the server listens, so that an early stop is graceful too.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', () => stop('disconnect'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise failed and nothing handled it.'));
  const { firstAdmin } = await starting;
  if (firstAdmin) welcome(firstAdmin);
} catch (error) {
  if (error instanceof ConfigError) fallbackLog.fatal(error.message);
  else fallbackLog.fatal({ err: error }, 'Seaberry could not start.');
  process.exit(1);
}
