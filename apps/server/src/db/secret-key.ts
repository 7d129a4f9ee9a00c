import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { MIN_CHARACTERS, secretFault, type SecretKeys } from '../ports/secret.ts';

const FILE = 'secret.key';

export const newSecret = (): string => randomBytes(48).toString('base64url');

/** Written beside and renamed, so that a killed process leaves the old file or the new one. */
function write(file: string, lines: readonly string[]): void {
  writeFileSync(`${file}.new`, lines.join('\n'), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Secrets of an installation with an embedded database, in `secret.key`, written by its first start: the present one, and a line for each
 * former one with the time of its replacement.
 *
 * @param isNew Whether the folder is new; an older one must have the file, or every token and code would become invalid in silence.
 * @throws ConfigError when it is missing, weak, or readable by other users
 */
export function secretsOf(folder: string, isNew: boolean): SecretKeys {
  const file = join(folder, FILE);
  if (!existsSync(file)) {
    if (!isNew) {
      throw new ConfigError(
        `${file} is missing. Restore it from a backup. To begin with a new one, which ends every session, write at least ${MIN_CHARACTERS} random ` +
          'characters into it, with mode 600.',
      );
    }
    write(file, [newSecret()]);
  }
  const stat = statSync(file);
  if (!stat.isFile()) throw new ConfigError(`${file} is not a file.`);
  if (process.platform !== 'win32' && (stat.mode & 0o077) !== 0) {
    throw new ConfigError(
      `Other users of this machine can read ${file}. Take that right from them: chmod 600 ${file}. On a disk without rights, name its content with SECRET_KEY.`,
    );
  }
  const [present = '', ...others] = readFileSync(file, 'utf8').trim().split('\n');
  const former = others.map((line) => line.trim().split(' '));
  const retired = former.map(([secret = '', time = '']) => ({ secret, retiredAt: Date.parse(time) }));
  for (const secret of [present.trim(), ...retired.map((one) => one.secret)]) {
    const fault = secretFault(secret);
    if (fault) throw new ConfigError(`The secret in ${file} ${fault}. Restore the file from a backup.`);
  }
  if (retired.some(({ retiredAt }) => Number.isNaN(retiredAt))) throw new ConfigError(`${file} is damaged. Restore it from a backup.`);
  return { present: present.trim(), former: retired };
}

/** Puts a new secret before the present one. @throws ConfigError as `secretsOf` */
export function rotateSecret(folder: string, now: number): void {
  const { present, former } = secretsOf(folder, false);
  const lines = [{ secret: present, retiredAt: now }, ...former].map(
    ({ secret, retiredAt }) => `${secret} ${new Date(retiredAt).toISOString()}`,
  );
  write(join(folder, FILE), [newSecret(), ...lines]);
}
