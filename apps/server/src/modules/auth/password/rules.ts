import { randomInt } from 'node:crypto';
import { brokenPasswordRules, drawPassword, PASSWORD_RULE_CODES, type PasswordPolicy } from '@seaberry/api-client/password-policy';
import { isCommonPassword } from './catalogue.ts';
import { FieldErrors, type Reason } from '../../../http/errors.ts';
import { reasonText } from '../../../http/texts.ts';

const pick = (from: string): string => from.charAt(randomInt(from.length));

/** A password for another user: random (more than 80 bits), readable, and valid under the policy. */
export const newPassword = (policy: PasswordPolicy): string => drawPassword(policy, pick);

/** Names that a new password must differ from. */
export interface PasswordNames {
  /** Account of the password, if known. */
  account?: string | undefined;
  company?: string | null | undefined;
}

/** Reasons to reject a new password: the rules of the policy that it breaks, else that it is a common password. */
export function passwordReasons(policy: PasswordPolicy, password: string, { account, company }: PasswordNames = {}): Reason[] {
  const broken = brokenPasswordRules(policy, password, account).map((rule): Reason => {
    const { minLength, maxLength } = policy;
    const code = PASSWORD_RULE_CODES[rule];
    return rule === 'length' ? { code, params: { min: minLength, max: maxLength } } : code;
  });
  if (broken.length > 0) return broken;
  // The policy of an installation may allow the account name as password (`notAccount` false).
  const names = [...(policy.notAccount && account ? [account] : []), ...(company ? [company] : [])];
  return isCommonPassword(password, names) ? ['passwordCommon'] : [];
}

/** The same reasons as English texts, for the operator of the server. */
export const passwordTexts = (policy: PasswordPolicy, password: string, names?: PasswordNames): string[] =>
  passwordReasons(policy, password, names).map((reason) => reasonText('en', reason));

/** @throws FieldErrors with the reasons at `field` */
export function assertGoodPassword(policy: PasswordPolicy, password: string, names?: PasswordNames, field = 'password'): void {
  const reasons = passwordReasons(policy, password, names);
  if (reasons.length > 0) throw new FieldErrors({ [field]: reasons });
}
