import { runTimeConfig } from '../shared/env.ts';

/**
 * Password as the backend requires it: plain, or encrypted by SM2 (hex, C1C3C2, without the leading 04) if the run-time configuration has a
 * key. The cipher loads only then.
 */
export async function encryptedPassword(password: string, key: string = runTimeConfig().smPublicKey): Promise<string> {
  if (key === '') return password;
  const { encrypt } = await import('./sm2.ts');
  return encrypt(password, key);
}
