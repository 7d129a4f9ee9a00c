import { brokenPasswordRules, PASSWORD_CLASSES, type PasswordPolicy } from '@seaberry/api-client/password-policy';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery, type SysInfo } from './session.ts';

/** Password policy of the server; null without one, when only the server validates. */
export function policyOf(info: SysInfo | undefined): PasswordPolicy | null {
  const stated = info?.passwordPolicy;
  if (!stated) return null;
  // Unknown rules of a later server are left to the server.
  const classes = PASSWORD_CLASSES.filter((one) => stated.classes.includes(one));
  return { minLength: stated.minLength, maxLength: stated.maxLength, classes, notAccount: Boolean(stated.notAccount) };
}

export function usePasswordPolicy(): PasswordPolicy | null {
  const { client } = useApp();
  return policyOf(useQuery(sysInfoQuery(client)).data);
}

export const isGoodPassword = (policy: PasswordPolicy | null, password: string, account?: string): boolean =>
  policy === null || brokenPasswordRules(policy, password, account).length === 0;

/** Error of a password field; none while it is empty, or when the password is good. */
export const passwordFault = (policy: PasswordPolicy | null, password: unknown, account: unknown): { password?: string } =>
  typeof password !== 'string' || password === '' || isGoodPassword(policy, password, typeof account === 'string' ? account : undefined)
    ? {}
    : { password: 'passwordRule' };
