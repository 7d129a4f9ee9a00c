import { hash, verify } from '@node-rs/argon2';

// First recommendation of OWASP for argon2id: 19 MiB, two passes, one lane. About 25 ms.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Argon2id in PHC form. Slow by design: never call it in a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Hash of a random password, compared for unknown accounts. */
let decoy: Promise<string> | null = null;

/** @param stored Null for an unknown account: the result is false, after the same time. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}
