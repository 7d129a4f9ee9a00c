import { runTimeConfig } from '../shared/env.ts';

/**
 * A password as the back end wants it: as it is, or encrypted by SM2 (hex, C1C3C2, without the leading 04) where the run-time
 * configuration names a key. The cipher travels only then.
 */
export async function sealed(password: string, key: string = runTimeConfig().smPublicKey): Promise<string> {
  if (key === '') return password;
  const { encrypt } = await import('./sm2.ts');
  return encrypt(password, key);
}
