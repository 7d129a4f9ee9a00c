import type { PasswordPolicy } from '@seaberry/api-client/password-policy';

import { isTarget } from '../../shared/codes/target.ts';
import { isGoodPassword } from '../../session/password-policy.ts';

/** Field errors as keys of the area `access`, except for `target`, a message of specification §8, and `passwordRule` of the errors. */
export type Problem =
  | 'target'
  | 'codeRequired'
  | 'passwordRule'
  | 'mismatch'
  | 'required'
  | 'register.acceptTerms'
  | 'register.acceptPrivacy';

export const RESET_FIELDS = ['account', 'code', 'password', 'confirm'] as const;
export type ResetField = (typeof RESET_FIELDS)[number];
export const REGISTER_FIELDS = [...RESET_FIELDS, 'nickName', 'companyName'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Errors of a new password and its repetition. */
export const newPasswordProblems = (
  { password, confirm }: Record<'password' | 'confirm', string>,
  policy: PasswordPolicy | null,
  account: string,
): Partial<Record<'password' | 'confirm', Problem>> => ({
  ...(password === '' ? { password: 'required' } : isGoodPassword(policy, password, account) ? {} : { password: 'passwordRule' }),
  ...(confirm === '' ? { confirm: 'required' } : confirm === password ? {} : { confirm: 'mismatch' }),
});

/** Errors of a new password and of the account, in the order of the fields (product specification §5). */
export function resetProblems(
  { account, code, password, confirm }: Record<ResetField, string>,
  policy: PasswordPolicy | null,
): Partial<Record<ResetField, Problem>> {
  return {
    ...(isTarget(account) ? {} : { account: 'target' }),
    ...(code.trim() ? {} : { code: 'codeRequired' }),
    ...newPasswordProblems({ password, confirm }, policy, account),
  };
}

/** Errors of a registration, in the order of the fields (product specification §5). */
export function registerProblems(
  values: Record<RegisterField, string>,
  accepted: { terms: boolean; privacy: boolean },
  policy: PasswordPolicy | null,
): Partial<Record<RegisterField | 'terms' | 'privacy', Problem>> {
  return {
    ...resetProblems(values, policy),
    ...(values.nickName.trim() ? {} : { nickName: 'required' }),
    ...(values.companyName.trim() ? {} : { companyName: 'required' }),
    ...(accepted.terms ? {} : { terms: 'register.acceptTerms' }),
    ...(accepted.privacy ? {} : { privacy: 'register.acceptPrivacy' }),
  };
}
