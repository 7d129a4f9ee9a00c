import { existsSync, realpathSync } from 'node:fs';
import { ConfigError, readConfig } from './config.ts';
import { lockFolder } from './db/folder-lock.ts';
import { newSecret, rotateSecret } from './db/secret-key.ts';

// Replaces the secret of the installation. Sessions go on: the former secret is accepted until its last token has ended.

try {
  const { databaseUrl, secretKey, dataDir } = readConfig(process.env);
  if (databaseUrl !== null || secretKey !== null) {
    process.stdout.write(
      `The secret is a setting. Start every process with SECRET_KEY=${newSecret()}\n` +
        'and with the former one as SECRET_KEY_FORMER, until the refresh tokens it signed have ended (REFRESH_TOKEN_MINUTES).\n',
    );
  } else {
    if (!existsSync(dataDir)) throw new ConfigError(`There is no data folder ${dataDir}. Name it with DATA_DIR.`);
    const folder = realpathSync(dataDir);
    // A running server would go on to sign with the former secret.
    const lock = await lockFolder(folder);
    try {
      rotateSecret(folder, Date.now());
    } finally {
      await lock.release();
    }
    process.stdout.write(`A new secret is in ${dataDir}. Start the server again.\n`);
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
