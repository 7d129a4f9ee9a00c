import { hash, verify } from '@node-rs/argon2';
import { brokenPasswordRules, PASSWORD_RULE_CODES, type PasswordPolicy } from '@seaberry/api-client/password-policy';
import { FieldErrors, type Reason } from '../../../http/errors.ts';
import { reasonText } from '../../../http/texts.ts';

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

/** Every line of the policy that a new password does not keep. @param account Whose it is to be, as far as that is known. */
export const passwordReasons = (policy: PasswordPolicy, password: string, account?: string): Reason[] =>
  brokenPasswordRules(policy, password, account).map((rule) => {
    const { minLength, maxLength } = policy;
    const code = PASSWORD_RULE_CODES[rule];
    return rule === 'length' ? { code, params: { min: minLength, max: maxLength } } : code;
  });

/** The same in words, for whoever runs the server. */
export const passwordTexts = (policy: PasswordPolicy, password: string, account?: string): string[] =>
  passwordReasons(policy, password, account).map((reason) => reasonText('en', reason));

/** @throws FieldErrors with those reasons at the field it stands in. */
export function assertGoodPassword(policy: PasswordPolicy, password: string, account?: string, field = 'password'): void {
  const reasons = passwordReasons(policy, password, account);
  if (reasons.length > 0) throw new FieldErrors({ [field]: reasons });
}
