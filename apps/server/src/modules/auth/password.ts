import { hash, verify } from '@node-rs/argon2';
import { BusinessError } from '../../http/errors.ts';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 25 ms.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Argon2id in PHC form. Dear on purpose: never inside a unit. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoy: Promise<string> | null = null;

/** @param stored Null for an account that does not exist: it takes as long and answers false. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}

const MIN_LENGTH = 8;
const MAX_LENGTH = 64;

/** What a new password must be like: 8 to 64 characters, with a letter and a digit. @throws BusinessError passwordRule */
export function assertGoodPassword(password: string): void {
  const length = Array.from(password).length;
  if (length < MIN_LENGTH || length > MAX_LENGTH || !/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) {
    throw new BusinessError('passwordRule');
  }
}
