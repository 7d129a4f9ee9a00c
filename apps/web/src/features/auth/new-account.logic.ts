import { isGoodPassword } from '../../shared/password.logic.ts';
import { EMAIL, PHONE } from './account-check.ts';

/** Whether a code can be sent there: an e-mail address or a phone number; spaces, hyphens and the country code 86 are taken. */
export function isTarget(text: string): boolean {
  const value = text.trim();
  return EMAIL.test(value) || PHONE.test(value.replaceAll(/[\s-]/g, '').replace(/^(?:\+|00)86/, ''));
}

/** Why a field cannot be taken: keys of the area `access`, but `target`, which is worded by the specification §8. */
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

/** What is wrong with a new password and whose it is, in the order of the fields (product specification §5). */
export function resetProblems({ account, code, password, confirm }: Record<ResetField, string>): Partial<Record<ResetField, Problem>> {
  return {
    ...(isTarget(account) ? {} : { account: 'target' }),
    ...(code.trim() ? {} : { code: 'codeRequired' }),
    ...(isGoodPassword(password) ? {} : { password: 'passwordRule' }),
    ...(confirm === '' ? { confirm: 'required' } : confirm === password ? {} : { confirm: 'mismatch' }),
  };
}

/** What is wrong with a registration, in the order of the fields (product specification §5). */
export function registerProblems(
  values: Record<RegisterField, string>,
  accepted: { terms: boolean; privacy: boolean },
): Partial<Record<RegisterField | 'terms' | 'privacy', Problem>> {
  return {
    ...resetProblems(values),
    ...(values.nickName.trim() ? {} : { nickName: 'required' }),
    ...(values.companyName.trim() ? {} : { companyName: 'required' }),
    ...(accepted.terms ? {} : { terms: 'register.acceptTerms' }),
    ...(accepted.privacy ? {} : { privacy: 'register.acceptPrivacy' }),
  };
}
