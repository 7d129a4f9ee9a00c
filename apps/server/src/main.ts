import { ConfigError, readConfig } from './config.ts';
import { createLog } from './ports/log.ts';
import type { FirstAdmin } from './seed/first-admin.ts';
import { startServer } from './server.ts';

/** On the terminal alone: a password does not belong into a log. */
function welcome({ account, company, password }: FirstAdmin): void {
  process.stdout.write(`\nThis installation is new. Its administrator is the account "${account}" of the company "${company}".\n`);
  process.stdout.write(
    password === null
      ? 'Sign in with the password of ADMIN_PASSWORD.\n\n'
      : `Password, shown this once and kept nowhere: ${password}\nSign in with it and change it in the user centre.\n\n`,
  );
}

const fallbackLog = createLog('info');

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const starting = startServer(config, log);
  let asked = false;
  const stop = (signal: NodeJS.Signals): void => {
    // Asked twice, it is a person who does not want to wait.
    if (asked) process.exit(1);
    asked = true;
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
  // Before the server listens: a start script may stop the process at once, and then it stops as at any other time.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise failed and nobody was told.'));
  const { firstAdmin } = await starting;
  if (firstAdmin) welcome(firstAdmin);
} catch (error) {
  if (error instanceof ConfigError) fallbackLog.fatal(error.message);
  else fallbackLog.fatal({ err: error }, 'Seaberry could not start.');
  process.exit(1);
}
