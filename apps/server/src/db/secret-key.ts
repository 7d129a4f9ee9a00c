import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { MIN_CHARACTERS, secretFault } from '../ports/secret.ts';

/**
 * Secret of an installation with an embedded database, in `secret.key`; written by its first start.
 *
 * @param isNew Whether the folder is new; an older one must have the file, or every token and code would become invalid in silence.
 * @throws ConfigError when it is missing, weak, or readable by other users
 */
export function secretOf(folder: string, isNew: boolean): Uint8Array {
  const file = join(folder, 'secret.key');
  if (!existsSync(file)) {
    if (!isNew) {
      throw new ConfigError(
        `${file} is missing. Restore it from a backup. To begin with a new one, which ends every session, write at least ${MIN_CHARACTERS} random ` +
          'characters into it, with mode 600.',
      );
    }
    writeFileSync(`${file}.new`, randomBytes(48).toString('base64url'), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const stat = statSync(file);
  if (!stat.isFile()) throw new ConfigError(`${file} is not a file.`);
  if (process.platform !== 'win32' && (stat.mode & 0o077) !== 0) {
    throw new ConfigError(
      `Other users of this machine can read ${file}. Take that right from them: chmod 600 ${file}. On a disk without rights, name its content with SECRET_KEY.`,
    );
  }
  const secret = readFileSync(file, 'utf8').trim();
  const fault = secretFault(secret);
  if (fault) throw new ConfigError(`The secret in ${file} ${fault}. Restore the file from a backup.`);
  return new TextEncoder().encode(secret);
}
