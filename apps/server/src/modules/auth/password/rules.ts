import { randomInt } from 'node:crypto';
import { brokenPasswordRules, drawPassword, PASSWORD_RULE_CODES, type PasswordPolicy } from '@seaberry/api-client/password-policy';
import { FieldErrors, type Reason } from '../../../http/errors.ts';
import { reasonText } from '../../../http/texts.ts';

const pick = (from: string): string => from.charAt(randomInt(from.length));

/** A password for another user: random (more than 80 bits), readable, and valid under the policy. */
export const newPassword = (policy: PasswordPolicy): string => drawPassword(policy, pick);

/** Rules of the policy that a new password breaks. @param account Account of the password, if known. */
export const passwordReasons = (policy: PasswordPolicy, password: string, account?: string): Reason[] =>
  brokenPasswordRules(policy, password, account).map((rule) => {
    const { minLength, maxLength } = policy;
    const code = PASSWORD_RULE_CODES[rule];
    return rule === 'length' ? { code, params: { min: minLength, max: maxLength } } : code;
  });

/** Same as texts, for the operator of the server. */
export const passwordTexts = (policy: PasswordPolicy, password: string, account?: string): string[] =>
  passwordReasons(policy, password, account).map((reason) => reasonText('en', reason));

/** @throws FieldErrors with those reasons at the password field. */
export function assertGoodPassword(policy: PasswordPolicy, password: string, account?: string, field = 'password'): void {
  const reasons = passwordReasons(policy, password, account);
  if (reasons.length > 0) throw new FieldErrors({ [field]: reasons });
}
